import { raw } from 'hono/html'

/** The looks of the hosted pages, which nobody should take for Stripe's own. */
export const pageStyle = raw(`
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f6, #05070a);
  --card: light-dark(#fff, #0b0e12);
  --line: light-dark(#dde1e5, #20262d);
  --edge: light-dark(#7e8792, #66717e);
  --text: light-dark(#0a0e13, #f3f5f6);
  --quiet: light-dark(#535c67, #98a2ae);
  --ring: light-dark(#0b6e86, #22d3ee);
  --danger: light-dark(#bf2b2b, #ff8078);
}
* { box-sizing: border-box }
body {
  font: 15px/1.5 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif;
  margin: 0; color: var(--text); background: var(--page);
}
.banner {
  padding: 10px 16px; text-align: center; font-size: 14px;
  color: light-dark(#7a3f0c, #e39550); background: light-dark(#fbeedf, #2a1a0b);
}
main {
  max-width: 460px; margin: 40px auto; padding: 28px;
  background: var(--card); border: 1px solid var(--line); border-radius: 14px;
}
h1 { font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 16px }
h2 { font-size: 18px; margin: 28px 0 8px }
a { color: var(--ring); text-underline-offset: 3px }
label { display: block; margin-top: 14px; font-size: 14px; font-weight: 500 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
input, select {
  display: block; width: 100%; min-height: 44px; margin-top: 6px; padding: 8px 12px; font: inherit; font-size: 16px; font-weight: 400;
  color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 6px;
}
input::placeholder { color: var(--quiet); opacity: 1 }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px }
button {
  width: 100%; min-height: 44px; margin-top: 18px; padding: 8px 16px; font: inherit; font-size: 16px; font-weight: 600; cursor: pointer;
  color: #05070a; background: #22d3ee; border: 1px solid transparent; border-radius: 6px;
}
button:hover { background: #54def3 }
button.quiet { margin-top: 8px; color: inherit; font-weight: 500; background: none; border-color: var(--edge) }
button.quiet:hover { background: var(--page) }
.error { color: var(--danger) }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: top }
td:last-child { padding-left: 12px; text-align: right }
details td:first-child { white-space: nowrap }
details { margin-top: 18px; font-size: 13px; color: var(--quiet) }
summary { cursor: pointer; padding: 8px 0 }
@media (max-width: 500px) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; padding: 24px 16px } }
`)
