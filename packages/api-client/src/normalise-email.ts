/** An e-mail address as it is compared: without blanks around it, in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
