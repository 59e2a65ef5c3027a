/** The one style sheet of all mails. Readers that drop it still show headings, paragraphs and links in order. */
export const MAIL_STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f4f1ea; color: #26221c; font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 32px; background: #fffdf8; border: 1px solid #e2dccf; border-radius: 16px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; color: #a8431c; font-weight: 700; letter-spacing: 0.02em; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 16px; }
.code { margin: 24px 0; padding: 16px; background: #f4f1ea; border-radius: 12px; font: 700 30px/1.2 ui-monospace, Consolas, monospace; letter-spacing: 0.25em; text-align: center; }
.button { display: inline-block; padding: 12px 24px; background: #a8431c; border-radius: 10px; color: #fffdf8; font-weight: 700; text-decoration: none; }
.address { font-size: 13px; }
a { color: #a8431c; }
dl { margin: 0 0 16px; padding: 16px; background: #f4f1ea; border-radius: 12px; }
dt { color: #6a6154; font-size: 13px; }
dd { margin: 0 0 8px; }
dd:last-child { margin: 0; }
blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #a8431c; white-space: pre-wrap; }
[dir='rtl'] blockquote { padding: 4px 16px 4px 0; border-right: 3px solid #a8431c; border-left: 0; }
footer { max-width: 560px; margin: 16px auto 0; padding: 0 32px; color: #6a6154; font-size: 13px; }
@media (max-width: 480px) { main { padding: 24px 20px; } footer { padding: 0 20px; } h1 { font-size: 21px; } .code { font-size: 25px; } }
@media (prefers-color-scheme: dark) {
  body { background: #15120e; color: #efe9dd; }
  main { background: #201c17; border-color: #3a342b; }
  .brand, a { color: #f0966b; }
  .code, dl { background: #15120e; }
  .button { background: #f0966b; color: #201c17; }
  dt, footer { color: #b3a898; }
  blockquote, [dir='rtl'] blockquote { border-color: #f0966b; }
}
` as const;
