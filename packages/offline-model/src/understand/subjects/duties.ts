import { template } from './entity-template.ts'

/** What firms report to those who watch over them, and what they have to get rid of. */
export const dutyTemplates = [
  template({
    names:
      'plan filing|filing|business application|permit application|permit|licence application|license application|qualification application|registration application|declaration|annual declaration|compliance report',
    archetype: 'document',
    icon: 'file-check',
    fields:
      'title!,applicant!:text,type(New|Renewal|Change|Withdrawal),submittedOn:date,validUntil:date,reason!:longtext,status(Submitted|In review|Approved|Rejected)',
    columns: 'title type reason',
    rows: `Plan for the coming year; New; The same quantities as in the year before, in two halls.
Second production line; Change; Adds one more source from March on.
Three more years; Renewal; Nothing changes but the date.
New storage area; New; Room for forty tonnes, under a roof and on sealed ground.
Another carrier; Change; The contract with the old one ends next month.
Old hall closes; Withdrawal; Everything has been moved, the ground was tested.
Shorter route; Change; Forty kilometres less, and no town on the way.
First delivery abroad; New; Twelve tonnes, in sealed drums.`,
    flow: 'approval',
  }),
  template({
    names:
      'industrial waste|hazardous waste|solid waste|construction waste|medical waste|chemical waste|production waste|waste inventory|waste stock',
    archetype: 'catalogue',
    icon: 'recycle',
    fields:
      'name!*,category(Metal|Chemical|Mineral|Organic|Electronic),quantity!:number[2..180]{t},storage:text,hazard(None|Low|High),receivedOn:date,status(In store|Reserved|Collected)',
    columns: 'name category storage hazard',
    rows: `Steel turnings; Metal; Hall 2, bay 4; None
Spent solvent; Chemical; Tank 1; High
Fly ash; Mineral; Silo 3; Low
Waste oil; Chemical; Tank 4; High
Copper cable ends; Metal; Hall 1, bay 2; None
Filter sludge; Mineral; Basin 2; Low
Wood chips with paint; Organic; Yard, north side; Low
Circuit boards; Electronic; Cage 7; High
Cooling lubricant; Chemical; Tank 2; High
Foundry sand; Mineral; Silo 1; None`,
  }),
]
