import { template } from './entity-template.ts'

/** Whom one writes to, and what is connected beside the conversations. */
export const messagingTemplates = [
  template({
    names: 'friend|chat contact|chat partner|buddy|address book contact',
    archetype: 'person',
    icon: 'contact',
    fields:
      'name!,picture,email!,phone,group(Friends|Family|Team|Neighbours),status(Online|Away|Offline),about:longtext',
    columns: 'group status about',
    rows: `Friends; Online; Answers in the evening.
Team; Online; Knows where every file is.
Family; Away; Call, rather than write.
Team; Offline; Back on Monday.
Neighbours; Online; Has the spare key.
Friends; Away; On a bicycle until the ninth.
Team; Online; Plans the next release.
Family; Offline; Sends pictures of the garden.
Neighbours; Away; Looks after the plants.
Friends; Offline; Prefers short messages.`,
  }),
  template({
    names: 'installed app|connected app|app integration',
    archetype: 'configuration',
    icon: 'app-window',
    fields:
      'name!*,category(Office|Communication|Planning|Security),publisher:text,version:text,updatedOn:date,status(Enabled|Disabled),description',
    columns: 'name category publisher status description',
    rows: `Shared calendar; Planning; Brightpath; Enabled; Meetings of the whole team in one place.
File drive; Office; Oakfield; Enabled; Files that everybody in a chat may open.
Video calls; Communication; Silverline; Enabled; Calls with up to forty people.
Task board; Planning; Northwind; Disabled; Cards that move from left to right.
Translator; Communication; Silverline; Disabled; Messages in the language of the reader.
Two-step sign-in; Security; Harbour; Enabled; A code beside the password.
Expense forms; Office; Brightpath; Disabled; Receipts by photo, approved in the chat.
Poll maker; Planning; Oakfield; Enabled; One question, one vote each.`,
    flow: 'switch',
  }),
]
