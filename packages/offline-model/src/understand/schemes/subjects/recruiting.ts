import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import { step } from '../step.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** Companies post jobs and decide on applicants; those who look for work keep a resume, apply, and follow what becomes of it. */
export const recruiting: Scheme = {
  id: 'recruiting',
  about:
    /\b(?:recruit\w*|job (?:boards?|portals?|search|sites?|seekers?|listings?|platforms?|market)|hiring (?:platform|website|site|portal)|employment (?:website|platform|site))\b/,
  also: /^(?=[^]{0,4000}\b(?:resumes?|cvs?|applicants?|applications?)\b)(?=[^]{0,4000}\b(?:compan(?:y|ies)|employers?|recruiters?|enterprises?)\b)/,
  not: /\b(?:agency|internal|management system|our company|crm|tracking system|blog|freelanc\w*|volunteer\w*)\b|\b(?:board|site|website|portal|platform) for (?!jobs?|compan|people|every|finding|posting|search)[a-z]+/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'jobs',
  mood: 'calm',
  line: 'Find the work that fits',
  supporting: 'Search the jobs, write your resume once, and see how every application stands',
  steps: [
    ['Write your resume', 'Once, and change it whenever something is new.'],
    ['Apply', 'With a few lines of your own to each job.'],
    ['Follow it', 'Every application shows how far it has come.'],
  ],
  invitation: { title: 'See what is open', text: 'Read it through and apply in a few minutes.' },
  parts: [
    { answers: /\bpost\w*|\bpublish\w* jobs?\b|\bmanage jobs\b/, title: 'Post a job' },
    { answers: /\breview\w*|\bapplicants?\b|\bcandidates?\b|\bscreen\w*/, title: 'Applicants' },
    { answers: /\bresumes?\b|\bcvs?\b/, title: 'My resume' },
    {
      answers: /\bstatus\w*|\btrack\w*|\bfollow\b|\bmy applications\b|\bprogress\b/,
      title: 'My applications',
    },
    { answers: /\bappl(?:y|ying|ication)s?\b|\bsubmit\w*/, title: 'Apply' },
    { answers: /\bfavou?rit\w*|\bsav\w+ jobs\b/, title: 'Favourites' },
    { answers: /\bjobs?\b|\bpositions?\b|\bvacanc\w+|\bsearch\w*|\bfilter\w*|\bbrows\w*/, title: 'Jobs' },
  ],
  build(draft) {
    const companies = castMarket(draft)
    const job = addThing(
      draft,
      'job',
      describeThing({
        names: 'job',
        archetype: 'document',
        icon: 'briefcase',
        fields:
          'title!,company!:text,city!(Lisbon|Hamburg|Vienna|Toronto|Remote),field!(Technology|Care|Trades|Office|Food|Teaching),type(Full time|Part time|Contract|Internship),salary!:money[1600..6800],postedOn:date,description!:longtext,requirements:longtext,status(Open|Closed)',
        columns: 'title company city field type salary description requirements status',
        rows: `Bicycle mechanic; Wheelhouse; Hamburg; Trades; Full time; 2600; Repair city and cargo bikes in a team of five.; Two years with bikes, and patience with brakes.; Open
Front-end developer; Norden Software; Remote; Technology; Full time; 4900; Build the planning screens that builders use on site.; TypeScript, and an eye for details.; Open
Night nurse; Lakeside Clinics; Vienna; Care; Part time; 2900; Twelve nights a month on a ward of twenty beds.; A nursing diploma.; Open
Pastry cook; Corner Oven; Lisbon; Food; Full time; 2100; Croissants at four, done at noon.; You like mornings.; Open
Bookkeeper; Harbour Freight Lines; Hamburg; Office; Part time; 2400; Invoices in, invoices out, and the yearly statement.; Double entry by heart.; Open
Maths teacher; Hillside School; Toronto; Teaching; Full time; 4300; Years seven to ten, four classes.; A teaching degree.; Open
Data intern; Brightpath Retail; Toronto; Technology; Internship; 1700; Six months with the people who plan the shelves.; Spreadsheets, and curiosity.; Open
Electrician; Aldergate Energy; Lisbon; Trades; Contract; 3300; Wiring of two small solar parks.; Licence for medium voltage.; Open
Care assistant; Elm Court; Vienna; Care; Full time; 2200; Mornings and evenings with twelve residents.; Kindness, and a strong back.; Open
Office manager; Quillon Networks; Remote; Office; Full time; 3100; Keep nine people in five cities going.; You write clearly.; Closed`,
        can: 'filter,favourite,apply,create,edit,delete',
        mentions: 12,
        editableBy: companies.length > 0 ? 'staff' : 'everyone',
        ranges: 'salary',
        steps: [
          step('Close', 'Open > Closed', { roles: companies }),
          step('Open again', 'Closed > Open', { roles: companies }),
        ],
      }),
    )
    const resume = addThing(
      draft,
      'resume',
      describeThing({
        names: 'resume',
        archetype: 'document',
        icon: 'file-text',
        fields:
          'name!:text,wantedPosition!:text,email!,phone,city:place,experience:number[0..30]{years},education:longtext,workHistory:longtext,skills:tags,languages:text,aboutMe:longtext',
        columns: 'name wantedPosition city experience education workHistory skills languages aboutMe',
        rows: `Nora Lind; Front-end developer; Hamburg; 5; Computer science, Hamburg, 2019; Three years in a shop system, two in logistics.; TypeScript, CSS, Testing; German, English; I like small teams and clear words.
Hana Kim; Nurse; Vienna; 6; Nursing diploma, Vienna, 2018; Six years on a surgical ward.; Wound care, Night shifts, German; Korean, German, English; I stay calm when it is loud.
Nora Lind; Team lead; Hamburg; 5; Computer science, Hamburg, 2019; Led four people through a move to new screens.; Planning, Hiring, TypeScript; German, English; I ask first and decide then.
Clara Nowak; Teacher; Toronto; 9; Mathematics and physics, Krakow, 2014; Three schools, one of them abroad.; Mathematics, Physics, Chess; Polish, English; I teach by asking.`,
        can: 'create,edit,delete,print',
        editableBy: companies.length > 0 ? 'owner' : 'everyone',
      }),
    )
    const application = addThing(
      draft,
      'application',
      describeThing({
        names: 'application',
        archetype: 'record',
        icon: 'send',
        fields:
          'applicant!:text,job!>job,email!,phone,experience:number[0..30]{years},coverLetter!:longtext,appliedOn:date,status(Submitted|In review|Interview|Offer|Hired|Rejected)',
        columns: 'applicant job experience coverLetter status',
        rows: `Hana Kim; #3; 6; I have worked nights for four years and like them.; Interview
Omar Haddad; #2; 4; I build the kind of screens that you show.; In review
Clara Nowak; #6; 9; Chess is how I explain proofs.; Submitted
Ben Arkwright; #1; 3; I have repaired cargo bikes since they exist.; Submitted
Yuki Mori; #7; 0; I wrote my thesis on shopping baskets.; Rejected`,
        can: 'create,edit,delete,filter,export',
        steps: [
          step('Begin review', 'Submitted > In review', { roles: companies }),
          step('Invite to an interview', 'Submitted|In review > Interview', { roles: companies }),
          step('Make an offer', 'Interview > Offer', { roles: companies }),
          step('Hire', 'Offer > Hired', { roles: companies }),
          step('Reject', 'Submitted|In review|Interview > Rejected', {
            roles: companies,
            needsReason: true,
          }),
        ],
      }),
    )
    addList(draft, job, { view: 'list' })
    draft.modules.push({ type: 'favourites', entities: [job.id] })
    addPage(draft, {
      title: 'Apply',
      icon: 'send',
      section: {
        type: 'recordForm',
        title: 'Apply for a job',
        text: 'Choose the job and say why it is yours. The company sees it at once.',
        entity: application.id,
        submitLabel: 'Send application',
      },
    })
    addList(draft, application, {
      title: 'My applications',
      view: 'list',
      scope: 'mine',
      text: 'How far each of your applications has come.',
    })
    addList(draft, resume, {
      title: 'My resume',
      view: 'list',
      scope: 'mine',
      text: 'One for each kind of work. Open it to print it or to save it as a PDF.',
    })
    addPage(draft, {
      title: 'Favourites',
      icon: 'heart',
      section: {
        type: 'collection',
        title: 'Kept jobs',
        text: '',
        entity: job.id,
        view: 'list',
        scope: 'favourites',
        isManaged: false,
      },
    })
    addPage(draft, {
      title: 'Post a job',
      icon: 'megaphone',
      isForStaff: true,
      section: {
        type: 'recordForm',
        title: 'Post a job',
        text: 'It is on the list at once.',
        entity: job.id,
        submitLabel: 'Post the job',
      },
    })
    addList(draft, application, { title: 'Applicants', view: 'table', isForStaff: true, path: '/applicants' })
    if (companies.length > 0)
      addList(draft, resume, { title: 'Resumes', view: 'table', isForStaff: true, path: '/all-resumes' })
  },
}

/** Those who have work and those who look for it. */
function castMarket(draft: Draft): string[] {
  if (!/\b(?:compan(?:y|ies)|employers?|recruiters?|enterprises?|hr)\b/.test(draft.words)) return []
  needRole(draft, { id: 'jobSeeker', label: 'Job seeker', isStaff: false }, true)
  const isEmployer = /\bemployers?\b/.test(draft.words)
  const id = isEmployer ? 'employer' : 'company'
  needRole(draft, { id, label: isEmployer ? 'Employer' : 'Company', isStaff: true })
  return [id]
}
