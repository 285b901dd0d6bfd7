import { blogs } from './blogs.ts'
import { drivingTours } from './driving-tours.ts'
import { exams } from './exams.ts'
import { farmMarkets } from './farm-markets.ts'
import { gameHalls } from './game-halls.ts'
import { hotels } from './hotels.ts'
import { legalAdvice } from './legal-advice.ts'
import { museums } from './museums.ts'
import { procurement } from './procurement.ts'
import { recruiting } from './recruiting.ts'
import { rentals } from './rentals.ts'
import { restaurants } from './restaurants.ts'
import { stockReports } from './stock-reports.ts'
import { vocabulary } from './vocabulary.ts'
import { weather } from './weather.ts'
import type { Work } from './work.ts'

/** The first one that fits counts. */
export const works: readonly Work[] = [
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
]
