import { flavour, type Flavour } from './flavour.ts'

/** Those who teach, by what kind of school it is: what they teach and what is said of them. */
export const teacherFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:danc\w*|ballet|tango|salsa)\b/i,
    `Salsa and bachata; Counts in three languages.
Tango; Says little, and every hint helps.
Ballet; Twenty years on stage, ten at the barre.
Hip-hop; Knows every song before it is played.
Ballroom; Has taught three generations of the same family.
Contemporary; Begins each class lying on the floor.`,
  ),
  flavour(
    /\b(?:music|piano|guitar|violin|singing|drums?|choirs?)\b/i,
    `Piano; Finds a piece that fits the week you had.
Guitar; Three chords first, theory later.
Violin and viola; Hears what the left hand wants to do.
Singing; Breath before notes.
Drums; Patient with neighbours too.
Cello; Plays along, an octave lower.`,
  ),
  flavour(
    /\b(?:yoga|pilates)\b/i,
    `Vinyasa; Breathes louder than the music.
Hatha; Has time for every knee.
Yin; Forty minutes, five poses.
Pilates; Small movements, long effect.
Before and after birth; A midwife by day.
Meditation; Rings the bell very softly.`,
  ),
  flavour(
    /\b(?:pottery|ceramics?|clay|painting|drawing|art (?:school|studio|class\w*)|atelier)\b/i,
    `Wheel; Centres with closed eyes.
Hand building; Collects what other people throw away.
Glazes; Keeps a notebook of two thousand tests.
Drawing; Says look again, and is right.
Watercolour; Lets the water do half of it.
Children's classes; Knows how to get clay out of hair.`,
  ),
  flavour(
    /\b(?:cook\w*|baking|culinary|patisserie)\b/i,
    `Pasta and sauces; From a kitchen with nine cousins.
Bread; Up at three, and cheerful about it.
Pastry; Weighs everything, even salt.
Vegetables; Cooks what the market had.
Knives; Ten fingers after thirty years.
Wine and food; Explains it without difficult words.`,
  ),
  flavour(
    /\b(?:driving)\b/i,
    `Car; Calm, also on roundabouts.
Motorcycle; Rides behind you, in bright yellow.
Theory; Draws every junction by hand.
Automatic; Takes those who were told it is hopeless.
Motorway; Sings when the rain begins.
Refresher; For whoever has not driven in years.`,
  ),
  flavour(
    /\b(?:ski\w*|snowboard\w*|surf\w*|sail\w*|kite\w*|div(?:e|ing)|swim\w*|climbing|bouldering|riding|horses?|tennis|padel|golf)\b/i,
    `Beginners; Has never lost one yet.
Children; Explains everything as a game.
Technique; Films it, and shows it slowly.
Groups; Knows all names after five minutes.
Advanced; Still competes, and does not mention it.
Private hours; Early in the morning, when it is quiet.`,
  ),
  flavour(
    /\b(?:languages?|english|spanish|french|german|italian|chinese|japanese)\b/i,
    `Conversation; Never finishes your sentence for you.
Grammar; Draws it, and then it is simple.
Exams; Has marked them for twelve years.
Business; Mails, calls and small talk.
Pronunciation; From ich to ach.
Beginners; Speaks slowly without shouting.`,
  ),
  flavour(
    /\b(?:martial arts?|karate|judo|aikido|taekwondo|boxing|jiu[- ]?jitsu|dojo|self[- ]defen[cs]e)\b/i,
    `Basics; Begins on time, ends with tea.
Children; Strict about shoelaces and kindness.
Forms; Slow is the fast way.
Sparring; Holds back more than one sees.
Self-defence; Teaches to leave first.
Competition; Has the medals in a drawer.`,
  ),
]
