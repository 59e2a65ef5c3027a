/** Whether this is the nightly run, which has time for whole campaigns. */
export declare const nightly: boolean;
/** The size of a proof: `many` at night, `few` in the gate. */
export declare const atNight: <Many, Few>(many: Many, few: Few) => Many | Few;
