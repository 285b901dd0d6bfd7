import type { Scheme } from './scheme.ts'
import { cashFlow } from './cash-flow.ts'
import { conference } from './conference.ts'
import { contracts } from './contracts.ts'
import { eventTickets } from './event-tickets.ts'
import { factory } from './factory.ts'
import { festival } from './festival.ts'
import { genealogy } from './genealogy.ts'
import { gymClasses } from './gym-classes.ts'
import { insurance } from './insurance.ts'
import { investors } from './investors.ts'
import { knowledgeQuestions } from './knowledge-questions.ts'
import { parkingLots } from './parking-lots.ts'
import { photographer } from './photographer.ts'
import { serviceDesk } from './service-desk.ts'
import { smartHome } from './smart-home.ts'
import { translation } from './translation.ts'

/** Subjects that are known as a whole. The first one that a request names is the one. */
export const schemes: readonly Scheme[] = [
  translation,
  genealogy,
  cashFlow,
  smartHome,
  gymClasses,
  festival,
  conference,
  eventTickets,
  serviceDesk,
  knowledgeQuestions,
  investors,
  insurance,
  parkingLots,
  contracts,
  factory,
  photographer,
]
