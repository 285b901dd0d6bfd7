/** Invented people and real cities. E-mail addresses are made from the names, always at example.com. */
export const people = [
  'Nora Lind',
  'Samuel Okafor',
  'Mei Tanaka',
  'Jonas Weber',
  'Amara Obi',
  'Luca Ferrari',
  'Ines Duarte',
  'Tom Ashby',
  'Priya Nair',
  'Elena Petrova',
  'Diego Ramos',
  'Hana Kim',
  'Ruth Abel',
  'Omar Haddad',
  'Clara Nowak',
  'Ben Arkwright',
  'Yuki Mori',
  'Sofia Rossi',
  'Kaisa Niemi',
  'Paul Mercier',
  'Leila Aziz',
  'Victor Hale',
  'Grace Adeyemi',
  'Piotr Zielinski',
] as const

export const cities = [
  'Lisbon',
  'Leeds',
  'Rotterdam',
  'Austin',
  'Toronto',
  'Lyon',
  'Hamburg',
  'Denver',
  'Bergen',
  'Osaka',
  'Turin',
  'Porto',
  'Vienna',
  'Utrecht',
  'Seville',
  'Tallinn',
] as const

export const streets = [
  '12 Mill Lane',
  '5 Canal Walk',
  '41 Station Road',
  '3 Harbour Street',
  '88 Ring Road',
  '17 College Lane',
  '210 Park Avenue',
  '9 Elm Court',
  '26 Weaver Street',
  '64 Hill Avenue',
  '2 Market Square',
  '120 River Street',
] as const

/** Where things stand on the grounds of those who work with them. */
export const whereabouts = [
  'Main site',
  'North side',
  'Yard',
  'Building B',
  'Store room 2',
  'South side',
  'Hall 1',
  'Outside, by the gate',
] as const

export const remarks = [
  'Checked and complete.',
  'Agreed by phone; a written confirmation follows.',
  'Please look at this before the end of the week.',
  'No open points.',
  'Two questions are still open.',
  'Reviewed together with the team.',
  'Same conditions as last time.',
  'Handle with care.',
] as const
