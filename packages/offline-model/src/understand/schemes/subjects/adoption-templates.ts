import { template } from '../../subjects/entity-template.ts'

/** Who waits for a home, who asks for one of them, and who helps. */
export const adoptionTemplates = {
  pet: template({
    names: 'pet that waits for a home',
    archetype: 'catalogue',
    icon: 'paw-print',
    fields:
      'name!,picture,species!(Dog|Cat|Rabbit|Bird),age!(Young|Adult|Senior),size!(Small|Medium|Large),gender(Female|Male),vaccinated:boolean,status(Available|Reserved|Adopted),description:longtext',
    columns: 'name species age size gender vaccinated status description',
    rows: `Biscuit; Dog; Adult; Medium; Male; true; Available; Walks politely, sleeps loudly.
Pepper; Cat; Young; Small; Female; true; Available; Sits on keyboards.
Clover; Rabbit; Young; Small; Female; false; Available; Needs a friend and a garden.
Juno; Dog; Young; Large; Female; true; Reserved; Good with children, suspicious of bicycles.
Mango; Bird; Adult; Small; Male; false; Available; Whistles the door bell.
Olive; Cat; Adult; Medium; Female; true; Available; Shy for a week, then never again.
Bruno; Dog; Senior; Large; Male; true; Available; Old gentleman, short rounds.
Nelson; Cat; Senior; Medium; Male; true; Adopted; Found his window seat last week.`,
  }),
  application: template({
    names: 'application for a pet',
    archetype: 'record',
    icon: 'heart-handshake',
    fields:
      'pet!>pet,applicant:text,phone!,home!(House with a garden|House|Flat with a balcony|Flat),otherPets:text,experience:longtext,submittedOn:date,status(Submitted|In review|Approved|Rejected)',
    columns: 'pet applicant phone home otherPets experience submittedOn status',
    rows: `#1; Ines Duarte; +1 555 0143; House with a garden; None; We had a dog for fourteen years and miss one.; -2; Submitted
#2; Paul Winther; +1 555 0187; Flat with a balcony; One old cat; I work from home three days a week.; -5; In review
#4; Mira Okafor; +1 555 0122; House; None; Somebody is always at home.; -9; Approved
#6; Tom Fuchs; +1 555 0164; Flat; None; Travelling a lot, but a friend would help.; -12; Rejected`,
    flow: 'approval',
  }),
  volunteer: template({
    names: 'volunteer of an animal shelter',
    archetype: 'record',
    icon: 'hand-heart',
    fields:
      'name!,email!,phone,helpsWith!(Walking dogs|Cleaning|Driving|Events|Foster home),days:tags(Monday|Wednesday|Friday|Saturday|Sunday),registeredOn:date,status(New|Active|Paused),message:longtext',
    columns: 'name helpsWith days registeredOn status message',
    rows: `Nora Winther; Walking dogs; Saturday,Sunday; -4; New; In any weather.
Ravi Menon; Driving; Monday,Friday; -20; Active; Has a van.
Ada Okonjo; Foster home; Wednesday; -60; Active; For kittens.
Jonas Pell; Events; Saturday; -90; Paused; Back in spring.`,
    flow: 'volunteering',
  }),
  sponsorship: template({
    names: 'sponsorship of a pet',
    archetype: 'record',
    icon: 'hand-coins',
    fields: 'pet!>pet,sponsor:text,amount!:money,rhythm!(Once|Every month),message:longtext,startedOn:date',
    columns: 'pet sponsor amount rhythm message startedOn',
    rows: `#7; Lena Brandt; 15; Every month; For his warm blanket.; -30
#3; Omar Haddad; 25; Once; For hay and carrots.; -12
#1; Ruth Abel; 10; Every month; From my grandchildren.; -45
#6; Theo Marlow; 30; Once; For her first visit at the vet.; -60`,
  }),
}
