import { template } from './entity-template.ts'

/** What a site about a game shows of it. */
export const gameTemplates = [
  template({
    names: 'weapon|equipment of game|sword|armour|armor',
    archetype: 'catalogue',
    icon: 'sword',
    fields: 'name!*,picture,type(Blade|Bow|Staff|Tool),strength:number[5..99],weight[1..12],description',
    columns: 'name type description',
    rows: `Reed blade; Blade; Light, quiet, breaks on stone.
Long bow of ash; Bow; Needs a steady arm.
Ferryman's staff; Staff; Also finds the depth.
Rope and hook; Tool; Opens more doors than a key.
Ember knife; Blade; Warm in the hand.
Glass arrow; Bow; One use.`,
  }),
  template({
    names: 'skill|spell|special move|ability|combat skill|beast skill|magic',
    archetype: 'catalogue',
    icon: 'sparkles',
    fields:
      'name!*,picture,element(Fire|Water|Wind|Earth),strength:number[10..99],cooldown:number[2..40]{s},description',
    columns: 'name element description',
    rows: `Tiger's roar; Earth; Stuns everybody around for two seconds and breaks their guard.
Crane's glide; Wind; A leap over the whole field. In the air nothing can hit you.
Carp's leap; Water; Heals a fifth of your strength and puts out flames.
Phoenix feather; Fire; Gets up once after a defeat, with half of the strength.
Tortoise shell; Earth; For five seconds every blow does half its harm.
Fox fire; Fire; Three lights that follow the nearest opponent.
Serpent's coil; Water; Slows down whoever is caught, and lets go when you are hit.
Dragon's breath; Wind; A storm in front of you. Aim well: it takes long to return.`,
  }),
  template({
    names: 'gameplay|game mode|mode of play|play mode',
    archetype: 'catalogue',
    icon: 'gamepad-2',
    fields: 'name!*,picture,players(One|Two to four|Many),duration[5..60],description',
    columns: 'name players description',
    rows: `Story; One; Chapter by chapter through the whole tale, with a fight at the end of each.
Duel; Two to four; One against one, three rounds, best of three wins.
Arena; Many; Everybody against everybody until one is left standing.
Siege; Many; One side holds the gate, the other has fifteen minutes to take it.
Training; One; Every move against an opponent that waits.
Boss rush; Two to four; All great opponents in a row, with one life.`,
  }),
  template({
    names:
      'game tutorial|gameplay tutorial|game guide|walkthrough|strategy guide|game strategy|beginner guide|gameplay guide|how to play',
    archetype: 'document',
    icon: 'book-open',
    fields:
      'title!*,picture,level(First steps|Advanced|Expert),author,publishedOn:date,summary:longtext,body:longtext',
    columns: 'title level summary body',
    rows: `Your first fight; First steps; Move, strike, guard: the three things that carry you through the first hour.; Step 1: move with the arrow keys or the left stick, and keep at arm's length. Step 2: strike with a short press, and hold it for a heavy blow. Step 3: guard as soon as the opponent draws back. A blow that is guarded leaves them open for a second: that is your moment.
Guarding at the right moment; First steps; Early costs strength, late costs more.; Watch the shoulder, not the weapon. Press guard when the shoulder comes forward. Three good guards in a row fill the bar for a special move. Practise it in training with the slow opponent first.
Combining blows; Advanced; Light, light, heavy, and what comes after.; Two light blows and a heavy one throw the opponent back. Add a leap before the heavy one and they land behind you. Every chain can be broken once, so keep the last blow for afterwards.
Choosing a companion; Advanced; Each skill answers another one.; Water slows fire, fire eats wind, wind wears down earth, and earth holds water. Look at the opponent's companion before the round begins. You may change yours once between rounds.
Reading the map; First steps; Gates, high ground, and where to run.; High ground adds a tenth to every blow. Gates can be closed from inside only. The blue marks heal, and they come back after a minute.
Winning a siege; Expert; The gate is not the only way.; Send two to the gate and the rest over the wall by the river. Whoever holds the bell tower sees everybody. With three minutes left, all go to the gate.`,
  }),
  template({
    names: 'game introduction|introduction to game|game content|game feature|introduction of game',
    archetype: 'document',
    icon: 'scroll-text',
    fields: 'title!*,picture,part(World|Fighting|Together|Progress),summary:longtext,body:longtext',
    columns: 'title part summary body',
    rows: `The world; World; A land divided among three courts, and a road through all of them.; The game takes place in a land where three courts claim one throne. You begin as nobody in a village at the border. Whom you help decides which gates are open to you later, and no choice can be taken back.
Fighting; Fighting; Quick, readable, and never by chance.; Every fight can be won by reading the opponent. Blows are announced, guards cost strength, and a good answer counts more than a strong weapon. There are no hidden numbers.
Companions; Fighting; Beasts of old that lend you their strength.; Each companion brings one skill of its own. It grows when it is used and sleeps when it is not. You may lead three and call one at a time.
Playing together; Together; Up to four on one road.; Friends can join at any gate and leave at the next. What you find is shared out evenly. In duels and arenas you stand against each other.
Growing stronger; Progress; By practice, not by waiting.; Nothing is sold for strength. Weapons become better at the smith, skills by using them, and you by losing now and then. A season lasts three months and ends with a tournament.`,
  }),
  template({
    names: 'game video|gameplay video|trailer|game trailer|game clip|video of game',
    archetype: 'media',
    icon: 'clapperboard',
    fields:
      'title!*,picture,category(Trailer|Gameplay|Behind the scenes),duration[1..14],views:number[300..90000],publishedOn:date,description',
    columns: 'title category description',
    rows: `The road begins; Trailer; Two minutes, three courts, one road.
Ten minutes of the first chapter; Gameplay; Without cuts, as it is played.
All companions and their skills; Gameplay; One after the other, with what answers them.
How a blow is drawn; Behind the scenes; From the sketch to the hit, in the studio.
A siege from both sides; Gameplay; The same fifteen minutes, seen twice.
The music of the rivers; Behind the scenes; Two days with the orchestra.`,
  }),
]
