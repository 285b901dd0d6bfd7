import type { Scheme } from './scheme.ts'
import { adoption } from './subjects/adoption.ts'
import { blogs } from './subjects/blogs.ts'
import { cashFlow } from './subjects/cash-flow.ts'
import { celebrations } from './subjects/celebrations.ts'
import { classrooms } from './subjects/classrooms.ts'
import { clinics } from './subjects/clinics.ts'
import { conference } from './subjects/conference.ts'
import { contracts } from './subjects/contracts.ts'
import { cooking } from './subjects/cooking.ts'
import { drivingTours } from './subjects/driving-tours.ts'
import { eventTickets } from './subjects/event-tickets.ts'
import { exams } from './subjects/exams.ts'
import { factory } from './subjects/factory.ts'
import { farmMarkets } from './subjects/farm-markets.ts'
import { festival } from './subjects/festival.ts'
import { gameHalls } from './subjects/game-halls.ts'
import { genealogy } from './subjects/genealogy.ts'
import { gymClasses } from './subjects/gym-classes.ts'
import { holdings } from './subjects/holdings.ts'
import { hotels } from './subjects/hotels.ts'
import { insurance } from './subjects/insurance.ts'
import { investors } from './subjects/investors.ts'
import { journeys } from './subjects/journeys.ts'
import { knowledgeQuestions } from './subjects/knowledge-questions.ts'
import { legalAdvice } from './subjects/legal-advice.ts'
import { lending } from './subjects/lending.ts'
import { money } from './subjects/money.ts'
import { museums } from './subjects/museums.ts'
import { parcels } from './subjects/parcels.ts'
import { parkingLots } from './subjects/parking-lots.ts'
import { photographer } from './subjects/photographer.ts'
import { procurement } from './subjects/procurement.ts'
import { recruiting } from './subjects/recruiting.ts'
import { rentals } from './subjects/rentals.ts'
import { resale } from './subjects/resale.ts'
import { restaurants } from './subjects/restaurants.ts'
import { serviceDesk } from './subjects/service-desk.ts'
import { smartHome } from './subjects/smart-home.ts'
import { stockReports } from './subjects/stock-reports.ts'
import { training } from './subjects/training.ts'
import { translation } from './subjects/translation.ts'
import { vocabulary } from './subjects/vocabulary.ts'
import { weather } from './subjects/weather.ts'

/** Subjects that are known as a whole. The first one that a request names is the one. */
export const schemes: readonly Scheme[] = [
  exams,
  blogs,
  farmMarkets,
  gameHalls,
  legalAdvice,
  restaurants,
  drivingTours,
  hotels,
  museums,
  procurement,
  recruiting,
  rentals,
  stockReports,
  vocabulary,
  weather,
  training,
  celebrations,
  money,
  parcels,
  clinics,
  lending,
  resale,
  holdings,
  classrooms,
  cooking,
  adoption,
  journeys,
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
