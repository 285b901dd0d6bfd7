import { capitalise } from '../language/noun-phrase.ts'
import { template, type EntityTemplate } from './entity-template.ts'

/**
 * What somebody hands in so that others decide about it or do it: "adoption application", "repair request". It is no
 * message: it has fields of its own, a state that one follows, and those who work on it.
 */
export function isSubmission(thing: string): boolean {
  return handedIn.test(thing) && !elsewhere.test(thing)
}

const handedIn =
  /^(?:[a-z-]+ ){1,2}(?:requests?|applications?|claims?|registrations?|complaints?|appeals?|requisitions?|sign-?ups?|enrolments?|enrollments?)$/

/** Requests between programs, people and friends are other things, and so are programs that are called applications. */
const elsewhere =
  /^(?:(?:https?|get|post|ajax|api|graphql|network|web|pull|merge|push|friend|follow|feature|song|contact|quote|quotation|information|prayer|query|data|server|client|user|account|member|customer|student|patient|mobile|desktop|phone|small|web-based|software|native|form|new|other|their|my|own|more)\b.*|.*\b(?:api|http|web|mobile) (?:requests?|applications?))$/

/** What is kept of one, under the name that the request gives it. */
export function submissionTemplate(thing: string): EntityTemplate {
  return handedInTo.test(thing) ? wanted : applied
}

const handedInTo = /(?:requests?|complaints?|requisitions?)$/

const applied = template({
  names: 'submission of an applicant',
  archetype: 'document',
  icon: 'file-check',
  fields:
    'number!*:text,applicant:text,details!:longtext,submittedOn:date,status(Submitted|In review|Approved|Rejected)',
  flow: 'approval',
})

const wanted: EntityTemplate = {
  ...applied,
  names: ['submission of a requester'],
  fields: applied.fields.map((field) =>
    field.id === 'applicant' ? { ...field, id: 'requester', label: capitalise('requested by') } : field,
  ),
}
