import type { Builders } from './builder.ts'
import { buildAssignment } from './build-assignments.ts'
import { buildScheme } from '../schemes/build-scheme.ts'
import { bookingBuilders } from './bookings/build-booking.ts'
import { collectorBuilders } from './build-collector.ts'
import { commerceBuilders } from './build-commerce.ts'
import { computingBuilders } from './build-computing.ts'
import { everydayBuilders } from './build-everyday.ts'
import { eventBuilders } from './build-events.ts'
import { fileBuilders } from './build-files.ts'
import { gadgetBuilders } from './build-gadgets.ts'
import { buildGoal } from './goals/build-goals.ts'
import { inquiryBuilders } from './build-inquiry.ts'
import { learningBuilders } from './build-learning.ts'
import { messageBuilders } from './build-messages.ts'
import { pageBuilders } from './build-pages.ts'
import { recordBuilders } from './build-records.ts'
import { buildQuote } from './quotes/build-quote.ts'
import { buildRelay } from './build-relay.ts'
import { rewardBuilders } from './build-rewards.ts'
import { buildStockMovement } from './build-stock.ts'
import { buildStudy } from './build-study.ts'
import { buildSubmission } from './build-submissions.ts'
import { buildTimetable } from './timetables/build-timetable.ts'
import { talkBuilders } from './build-talk.ts'
import { toolBuilders } from './build-tools.ts'
import { viewBuilders } from './build-views.ts'
import { workToolBuilders } from './build-work-tools.ts'
import { needAdministrator } from './draft.ts'

/** One builder for every need. */
export const builders: Builders = {
  ...recordBuilders,
  ...viewBuilders,
  ...fileBuilders,
  ...pageBuilders,
  ...commerceBuilders,
  ...bookingBuilders,
  ...rewardBuilders,
  ...talkBuilders,
  ...inquiryBuilders,
  ...messageBuilders,
  ...toolBuilders,
  ...computingBuilders,
  ...workToolBuilders,
  ...learningBuilders,
  ...gadgetBuilders,
  ...everydayBuilders,
  contribute: buildGoal,
  ...eventBuilders,
  ...collectorBuilders,
  scheme: buildScheme,
  quote: buildQuote,
  relay: buildRelay,
  stockMovement: buildStockMovement,
  submission: buildSubmission,
  study: buildStudy,
  timetable: buildTimetable,
  assign: buildAssignment,
  users: (draft) => {
    needAdministrator(draft)
    return true
  },
}
