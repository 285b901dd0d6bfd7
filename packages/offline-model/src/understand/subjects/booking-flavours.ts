import { flavour, type Flavour } from './flavour.ts'

/** What people book, by where they book it: a title, a time and what they say about it. */
export const bookingFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:restaurant|caf[eé]|bistro|pizzeria|trattoria|coffee shop|diner|steak ?house|tables?|dining)\b/i,
    `Table for two; 19:30; By the window, if possible.
Family lunch; 12:30; One high chair.
Birthday; 20:00; We bring a cake.
Table for four; 18:30; One of us eats vegan.
After the theatre; 20:30; We may be ten minutes late.
Working lunch; 13:00; Somewhere quiet.`,
  ),
  flavour(
    /\b(?:salon|hair\w*|barber\w*|beauty|nails?|spa|massage|tattoo\w*)\b/i,
    `First visit; 10:00; Recommended by a friend.
The usual; 11:00; Every five weeks.
Before the wedding; 09:00; Allow two hours.
Something new; 14:00; Brings a picture.
Quick trim; 16:00; Has a train at five.
Gift voucher; 15:00; From her sister.`,
  ),
  flavour(
    /\b(?:hotel|hostel|inn|guest ?house|resort|b&b|bed and breakfast)\b/i,
    `Weekend for two; 15:00; Arrives by train.
Family holiday; 14:00; Two children, one cot.
On business; 18:00; Needs an invoice to the company.
Anniversary; 15:00; Flowers in the room.
One night; 21:00; Leaves before breakfast.
With a dog; 16:00; Small and polite.`,
  ),
]
