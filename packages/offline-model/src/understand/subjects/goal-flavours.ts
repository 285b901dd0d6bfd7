import { flavour, type Flavour } from './flavour.ts'

/** What money is raised for, by who raises it. */
export const goalFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:creative|artists?|film\w*|music\w*|games?|backers?|makers?|inventors?|crowd ?-?funding|kickstart\w*)\b/i,
    `A city for foxes; Games; 18000; 12960; 214; Running; A board game for two to four, forty minutes a night. The drawings are done, now it wants to be printed.
Harbour songs; Music; 6500; 7020; 131; Running; Eleven songs, one old piano and a week in the studio by the quay.
The last ferry; Film; 24000; 9120; 97; Running; A short film about the man who tied up the boat for fifty years.
Lamp without a cable; Design; 30000; 21900; 268; Running; Beech, brass and a battery that can be changed by hand.
Bread of twelve valleys; Books; 9000; 4050; 76; Running; A book of recipes with the people who gave them away.
Theatre in a tram; Stage; 7500; 0; 0; In review; Thirty seats, nine stops, one play.
A type for small screens; Design; 4000; 4480; 92; Closed; Four weights and all the accents.`,
  ),
  flavour(
    /\b(?:animals?|shelters?|pets?|dogs?|cats?|wildlife|rescue)\b/i,
    `A new roof for the dog house; Buildings; 14000; 9800; 176; Running; It has rained on the old one for thirty years, and for two of them inside.
Surgery for Bruno; Medicine; 2200; 1870; 64; Running; A broken leg, a patient dog and a good prognosis.
Winter food for forty cats; Food; 3600; 1260; 41; Running; From November to March, dry and wet.
Heated boxes for hedgehogs; Winter; 1800; 1890; 58; Running; Twelve boxes, one for each that came too light.
A van that starts; Transport; 11000; 3080; 47; Running; Nobody should wait at the roadside for us.
Outdoor run for rabbits; Buildings; 2500; 0; 0; In review; Grass, tunnels and a fence that foxes respect.`,
  ),
  flavour(
    /\b(?:medical|hospital|patients?|surger\w+|treatments?|emergenc\w+|illness)\b/i,
    `A new hip for Ilse; Surgery; 16000; 11200; 189; Running; She taught half the town to swim and would like to walk again.
Rehabilitation for Tomas; Therapy; 9000; 4140; 102; Running; Six weeks after the fall from the scaffold.
Hearing aids for Mina; Devices; 3400; 3570; 77; Running; She is four and likes birds.
Medicine for one year; Medicine; 12500; 3750; 58; Running; What the insurance does not carry.
A bed that can be raised; Devices; 2800; 1540; 36; Running; So that Paul can stay at home.
Travel to the clinic; Travel; 1900; 0; 0; In review; Twice a month, three hundred kilometres.`,
  ),
  flavour(
    /\b(?:schools?|librar\w+|kindergartens?|class(?:room)?|pupils?|students?|scholarships?)\b/i,
    `Five hundred new books; Library; 6000; 3960; 118; Running; Chosen by those who will read them.
Instruments for the band; Music; 8500; 5100; 92; Running; Two trombones, a tuba and a drum that is not taped.
A garden behind the gym; Outdoors; 3200; 3360; 71; Running; Beds, a shed and a pump by hand.
Trip to the sea; Travel; 4500; 1350; 43; Running; For the whole fourth year, nobody stays behind.
Microscopes for biology; Science; 5200; 2080; 39; Running; Twelve of them, one for two pupils.
Shelves by the window; Library; 1500; 0; 0; In review; Low ones, to sit on.`,
  ),
]
