/** What can be chosen where a field of this name is asked for: the first that fits. */
export function usualChoices(words: string): readonly string[] | undefined {
  return choices.find(([pattern]) => pattern.test(words))?.[1]
}

const choices: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^blood (?:type|group)s?$/, ['A+', 'A−', 'B+', 'B−', 'AB+', 'AB−', 'O+', 'O−']],
  [
    /^(?:fault|repair|defect|failure) (?:type|category)$/,
    ['Electricity', 'Water', 'Heating', 'Doors and windows', 'Other'],
  ],
  [/^(?:leave|absence|vacation) type$/, ['Annual leave', 'Sick leave', 'Personal leave', 'Parental leave']],
  [/^(?:payment|pay) (?:method|type)$/, ['Card', 'Bank transfer', 'Cash', 'Wallet']],
  [/^(?:delivery|shipping) (?:method|type)$/, ['Standard', 'Express', 'Pick-up']],
  [/^(?:ticket|issue) (?:type|category)$/, ['Question', 'Problem', 'Request']],
  [/^(?:vehicle|car) type$/, ['Van', 'Truck', 'Car', 'Bus']],
  [/^(?:waste|garbage) type$/, ['Paper', 'Plastic', 'Metal', 'Oil', 'Chemical']],
  [/^(?:property|house|housing) type$/, ['Apartment', 'House', 'Studio', 'Office']],
  [/^(?:room) type$/, ['Single', 'Double', 'Suite', 'Meeting room']],
  [/^(?:event|activity) type$/, ['Talk', 'Workshop', 'Outing', 'Party']],
  [/^(?:job|employment|contract) type$/, ['Full time', 'Part time', 'Temporary', 'Internship']],
  [/^(?:pet|animal) type$/, ['Dog', 'Cat', 'Rabbit', 'Bird']],
  [/^(?:question) type$/, ['One answer', 'Several answers', 'Text']],
  [/^(?:file|document) type$/, ['PDF', 'Text', 'Picture', 'Table']],
  [/^(?:meal|menu) (?:choice|type|preference)$/, ['Meat', 'Fish', 'Vegetarian', 'Vegan']],
  [/^rsvp(?: status)?$/, ['Invited', 'Accepted', 'Declined']],
  [/^condition$/, ['New', 'Like new', 'Good', 'Worn']],
  [/^(?:education|degree)(?: level)?$/, ['School', 'Apprenticeship', 'Bachelor', 'Master', 'Doctorate']],
  [/^frequency$/, ['Once', 'Daily', 'Weekly', 'Monthly']],
]
