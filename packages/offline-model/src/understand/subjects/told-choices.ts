/** What there is to choose where a property of this name is asked for, in whatever subject: the first that fits. */
export function toldChoices(words: string): readonly string[] | undefined {
  return choices.find(([pattern]) => pattern.test(words))?.[1]
}

function choice(pattern: RegExp, options: string): readonly [RegExp, readonly string[]] {
  return [pattern, options.split('|')]
}

const choices = [
  choice(/^plant (?:family|group)$/, 'Nightshades|Legumes|Cabbages|Squashes|Onions|Herbs'),
  choice(/^(?:grape|wine) (?:variety|type)$|^grape$/, 'Riesling|Pinot noir|Chardonnay|Merlot|Silvaner'),
  choice(/^(?:soil|soil type)$/, 'Clay|Sand|Loam|Chalk'),
  choice(/^constellation$/, 'Orion|Lyra|Cassiopeia|Cygnus|Andromeda|Ursa Major'),
  choice(/^(?:seeing(?: conditions)?|visibility|sight)$/, 'Excellent|Good|Fair|Poor'),
  choice(/^weather(?: conditions)?$/, 'Clear|Cloudy|Rain|Wind|Snow'),
  choice(/^voice(?: part| type| group)?$/, 'Soprano|Alto|Tenor|Bass'),
  choice(/^voicing$/, 'SATB|SSAA|TTBB|Unison'),
  choice(/^instrument$/, 'Violin|Cello|Piano|Flute|Clarinet|Trumpet'),
  choice(/^materials?$/, 'Wood|Metal|Stone|Clay|Glass|Textile'),
  choice(/^(?:period|era|epoch|historical period)$/, 'Antiquity|Middle Ages|Renaissance|Baroque|Modern'),
  choice(/^(?:layer|stratum)$/, 'Layer 1|Layer 2|Layer 3|Layer 4'),
  choice(/^temper(?:ament)?$/, 'Calm|Lively|Nervous'),
  choice(/^(?:[a-z]+ )?(?:stores|supplies|supply|reserves)$/, 'Plenty|Enough|Low'),
  choice(
    /^(?:dietary|food|diet) (?:needs?|requirements?|preferences?)$|^diet$/,
    'None|Vegetarian|Vegan|Halal|Gluten free',
  ),
  choice(/^allerg(?:y|ies)$/, 'None|Nuts|Milk|Gluten|Eggs'),
  choice(
    /^(?:source |target |native |original |spoken )?languages?$/,
    'English|German|French|Spanish|Italian',
  ),
  choice(
    /^(?:countr(?:y|ies)(?: of origin)?|nationality|home country)$/,
    'Norway|Japan|Brazil|Canada|France|Kenya',
  ),
  choice(
    /^(?:district|region|area of (?:the )?(?:city|town)|part of town|neighbou?rhood|quarter)$/,
    'North|South|East|West|Centre',
  ),
  choice(/^breed$/, 'Mixed|Shepherd|Terrier|Shorthair|Longhair'),
  choice(/^season$/, 'Spring|Summer|Autumn|Winter'),
  choice(/^colou?rs?$/, 'Black|White|Brown|Grey|Red|Blue'),
  choice(
    /^(?:fermentation|growth|brewing|ageing|process) stage$|^stage$/,
    'Started|Under way|Resting|Finished',
  ),
  choice(/^(?:game )?modes?$/, 'Survival|Creative|Team|Free for all'),
  choice(/^(?:school |exam )?subjects?$/, 'Maths|English|Physics|Music|History'),
  choice(/^(?:hive|nest|trap|box) type$/, 'Standard|Large|Nursery'),
  choice(/^components?$/, 'Drive|Control unit|Housing|Cable|Sensor'),
  choice(/^(?:damage|defect|fault)(?: type)?$/, 'Scratch|Broken part|Missing part|Worn out'),
  choice(/^(?:work|job|activity|task) (?:type|kind)$/, 'Regular|Repair|Extra'),
  choice(/^(?:delivery|shipping|working) speed$/, 'Standard|Express'),
  choice(
    /^(?:skill|experience|riding|playing|difficulty) level$|^(?:level|difficulty)$/,
    'Beginner|Intermediate|Advanced',
  ),
  choice(/^(?:condition|state of repair)$/, 'New|Like new|Good|Worn'),
  choice(/^(?:membership|member|pass|ticket) (?:type|level|class)$/, 'Single|Family|Reduced'),
  choice(/^(?:habitat|landscape)$/, 'Forest|Meadow|Wetland|Coast|Town'),
  choice(/^(?:direction|wind direction)$/, 'North|East|South|West'),
  choice(/^(?:fuel|fuel type|engine)$/, 'Petrol|Diesel|Electric|Hybrid'),
  choice(/^(?:shift|time of day)$/, 'Morning|Afternoon|Evening|Night'),
  choice(/^(?:week ?day|day of (?:the )?week)$/, 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
]
