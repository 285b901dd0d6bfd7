import type { SectionOf } from '../../../model/section.ts'
import { right, turn } from './right-answers.ts'

type Test = SectionOf<'levelTest'>['tests'][number]

/** Ten sentences for each language, two for each level; later ones are worth more. */
export const languageTests: readonly Test[] = [
  test('English', [
    'My name ___ Anna.; am|is|are|be; 1',
    'There ___ two books on the table.; is|has|are|be; 2',
    'Yesterday we ___ to the cinema.; go|went|gone|going; 1',
    'She is ___ than her brother.; tall|tallest|taller|more tall; 2',
    'I have lived here ___ 2015.; for|since|from|at; 1',
    'If it rains tomorrow, we ___ at home.; stay|stayed|will stay|would stay; 2',
    'The bridge ___ in 1932.; built|was built|has built|is building; 1',
    'I wish I ___ more time.; have|had|would have|having; 1',
    'Hardly ___ sat down when the phone rang.; I had|had I|I have|did I; 1',
    'He is not averse ___ a bit of risk.; of|to|for|with; 1',
  ]),
  test('Spanish', [
    'Me llamo Pedro. ¿Cómo te ___?; llama|llamas|llamo|llaman; 1',
    'Los niños ___ en la escuela.; es|son|están|está; 2',
    'Ayer ___ al mercado.; voy|fui|iba a|iré; 1',
    'Este libro es ___ interesante que el otro.; muy|más|mucho|tan; 1',
    'Cuando era niña, ___ en un pueblo.; viví|vivía|vivo|he vivido; 1',
    'Espero que ___ mañana.; vienes|vendrás|vengas|viniste; 2',
    'Si tuviera dinero, ___ una casa.; compro|compraré|compraría|compraba; 2',
    'No creo que ___ razón.; tiene|tenga|tendrá|tenía; 1',
    'De haberlo sabido, no ___ venido.; habría|había|haya|he; 0',
    'Por mucho que ___, no lo convencerás.; insistes|insistas|insistirás|insistías; 1',
  ]),
  test('German', [
    'Ich ___ aus Italien.; kommt|komme|kommst|kommen; 1',
    'Das ist ___ Tisch.; eine|einen|ein|einer; 2',
    'Gestern ___ wir ins Kino gegangen.; haben|sind|werden|waren; 1',
    'Der Zug ist ___ als der Bus.; schnell|am schnellsten|schneller|mehr schnell; 2',
    'Ich weiß nicht, ob er heute ___.; kommt|kommen|komme|gekommen; 0',
    'Er hilft ___ Nachbarin.; die|der|den|das; 1',
    'Wenn ich Zeit hätte, ___ ich mehr lesen.; werde|wurde|würde|will; 2',
    'Das Haus, ___ Dach rot ist, gehört uns.; deren|dessen|dem|das; 1',
    'Trotz ___ Regens gingen sie los.; dem|den|des|der; 2',
    'Er tat, als ___ er nichts gehört.; hat|hätte|haben|würde; 1',
  ]),
  test('French', [
    'Je ___ Marie.; suis|es|est|être; 0',
    'Nous ___ une maison.; ont|avez|avons|a; 2',
    'Hier, elle ___ au marché.; va|est allée|a allé|allait; 1',
    'Ce film est ___ que le livre.; bon|mieux|meilleur|le meilleur; 2',
    'Quand il était petit, il ___ au football.; a joué|jouait|joue|jouera; 1',
    "C'est la ville ___ je suis né.; que|qui|où|dont; 2",
    'Il faut que tu ___ ce livre.; lis|lises|liras|lire; 1',
    "Si j'avais su, je ___ resté.; serais|suis|serai|étais; 0",
    "Bien qu'il ___ tard, elle travaille.; est|sera|soit|était; 2",
    'Le livre ___ je parle est épuisé.; que|dont|où|lequel; 1',
  ]),
]

function test(name: string, lines: readonly string[]): Test {
  return {
    name,
    questions: lines.map((line, at) => {
      const [text = '', options = '', answer = '0'] = line.split('; ')
      return turn(right(text, options, { at: Number(answer), worth: 1 + Math.floor(at / 4) }), at)
    }),
  }
}
