import { adoptionTemplates } from './adoption-templates.ts'
import { addScreen } from '../../compose/add-screen.ts'
import { collection } from '../../compose/collections.ts'
import { needAccounts, needAdministrator, type Draft } from '../../compose/draft.ts'
import type { EntityDraft } from '../../compose/entity-draft.ts'
import { noMoney } from '../../compose/payment.ts'
import type { Scheme } from '../scheme.ts'
import { needThing } from '../add-thing.ts'
import { allow, showList, showOwn } from '../lay-out.ts'

const things = {
  pet: ['pet', adoptionTemplates.pet],
  application: ['adoption application', adoptionTemplates.application],
  volunteer: ['volunteer', adoptionTemplates.volunteer],
  sponsorship: ['sponsorship', adoptionTemplates.sponsorship],
} as const

/** Animals that wait for a home, and people who give one, or help otherwise. */
export const adoption: Scheme = {
  id: 'adoption',
  about:
    /\b(?:(?:pets?|animals?|dogs?|cats?) (?:adoption|rescue|shelter)s?|adopt(?:ing)? (?:pets?|animals?|dogs?|cats?)|shelter animals?)\b/,
  also: /\b(?:appl(?:y|ication|ications)|requests?)\b/,
  unless: /\b(?:applications?|requests?) (?:with|including|that say|stating|containing) \w/,
  wishes: 'none',
  hears: 'words',
  hearsOfPeople: true,
  kind: 'company',
  mood: 'warm',
  leads: ['pet', 'adoption application'],
  aliases: {
    animal: 'pet',
    dog: 'pet',
    cat: 'pet',
    application: 'adoption application',
    'adoption request': 'adoption application',
    'volunteer registration': 'volunteer',
  },
  parts: [
    {
      title: 'Pets',
      thing: 'pet',
      answers:
        /^(?!.{0,80}\b(?:sponsor\w*|volunteer\w*|appl\w+|adopt\w*|donat\w*|requests?|favou?rit\w*|chat)\b).{0,80}\b(?:pets?|animals?|dogs?|cats?|species|age|size|brows\w*|filter\w*)\b/,
      build: (draft, because) => {
        showList(draft, petOf(draft), { view: 'cards', because })
      },
    },
    {
      title: 'Adopt',
      answers: /\b(?:applications?|apply|adopt(?:ing|ion applications?| a)?|follow|progress|requests?)\b/,
      build: addApplications,
    },
    {
      title: 'Volunteer',
      answers: /\bvolunteer\w*\b/,
      isExtra: true,
      build: (draft, because) => {
        const entity = handIn(draft, things.volunteer)
        addForm(draft, entity, {
          title: 'Volunteer',
          text: 'Say how you can help and on which days. The shelter finds you in its list.',
          submitLabel: 'Register',
          icon: 'hand-heart',
          because,
        })
      },
    },
    {
      title: 'Sponsor',
      answers: /\bsponsor\w*\b/,
      isExtra: true,
      build: (draft, because) => {
        draft.simulated.add(noMoney)
        const entity = handIn(draft, things.sponsorship)
        allow(petOf(draft), 'apply')
        addForm(draft, entity, {
          title: 'Sponsor',
          text: 'Choose whom you want to help, and with how much. This is a demonstration: no money moves.',
          submitLabel: 'Sponsor',
          icon: 'hand-coins',
          because,
        })
        showOwn(draft, entity, { because })
      },
    },
  ],
}

function petOf(draft: Draft): EntityDraft {
  const pet = needThing(draft, things.pet)
  pet.editableBy = 'staff'
  allow(pet, 'create', 'edit', 'delete', 'filter')
  return pet
}

/** What somebody hands in, and those who run the place answer. */
function handIn(draft: Draft, thing: (typeof things)[keyof typeof things]): EntityDraft {
  needAccounts(draft)
  needAdministrator(draft)
  petOf(draft)
  const entity = needThing(draft, thing)
  entity.editableBy = 'owner'
  allow(entity, 'create', 'filter')
  return entity
}

interface FormWords {
  readonly title: string
  readonly text: string
  readonly submitLabel: string
  readonly icon: string
  readonly because: string | undefined
}

function addForm(
  draft: Draft,
  entity: EntityDraft,
  { title, text, submitLabel, icon, because }: FormWords,
): void {
  addScreen(draft, {
    title,
    icon,
    access: 'signedIn',
    section: { type: 'recordForm', title, text, entity: entity.id, submitLabel },
    because,
  })
}

function addApplications(draft: Draft, because?: string): void {
  const entity = handIn(draft, things.application)
  allow(petOf(draft), 'apply')
  addForm(draft, entity, {
    title: 'Adopt',
    text: 'Tell us how you live. You follow the progress in your own list.',
    submitLabel: 'Send my application',
    icon: 'heart-handshake',
    because,
  })
  showOwn(draft, entity, { text: 'Each application shows how far it has come.', because })
  addScreen(draft, {
    title: 'Review applications',
    icon: 'clipboard-check',
    access: 'roles',
    roles: ['administrator'],
    section: collection(entity, { title: 'Review applications', view: 'table' }),
  })
}
