/** The same measures as the page the server makes of it. Named in the content policy by its hash (entry.handler.ts). */
export const PREVIEW_STYLE =
  'body{margin:0;padding:20px;color:#15201f;font:16px/1.6 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem;margin-top:1.75rem}table{border-collapse:collapse}td,th{border:1px solid #dedad0;padding:6px 10px;text-align:left}';
