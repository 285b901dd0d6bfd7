import type { Builders } from './builder.ts'
import { commerceBuilders } from './build-commerce.ts'
import { learningBuilders } from './build-learning.ts'
import { pageBuilders } from './build-pages.ts'
import { recordBuilders } from './build-records.ts'
import { talkBuilders } from './build-talk.ts'
import { toolBuilders } from './build-tools.ts'
import { needAdministrator } from './draft.ts'

/** One builder for every need. */
export const builders: Builders = {
  ...recordBuilders,
  ...pageBuilders,
  ...commerceBuilders,
  ...talkBuilders,
  ...toolBuilders,
  ...learningBuilders,
  users: (draft) => {
    needAdministrator(draft)
    return true
  },
}
