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
  flavour(
    /\b(?:theat(?:er|re)s?|cinemas?|movies?|concerts?|operas?|festivals?|seats|performances?)\b/i,
    `Two seats; 19:30; On the aisle, if there are any.
Birthday; 20:00; Five friends, side by side.
School class; 11:00; Twenty-six children, three grown-ups.
Season ticket; 19:30; The usual row.
With a wheelchair; 19:00; One place beside it, please.
Late decision; 21:00; Standing is fine.`,
  ),
  flavour(
    /\b(?:lessons?|class(?:es)?|courses?|workshops?|school|tutor\w*)\b/i,
    `Trial lesson; 10:00; Has never done this before.
Two friends; 17:00; Would like to stand side by side.
Gift voucher; 11:00; From her sister, for her birthday.
Every Tuesday; 18:00; Same time, if it is free.
Team evening; 19:00; Eight colleagues, two of them left-handed.
Back again; 16:00; After a year's break.`,
  ),
  flavour(
    /\b(?:tours?|tastings?|trips?|cruises?|excursions?|winer\w+|boats?|museum|escape)\b/i,
    `Birthday of six; 15:00; It is a surprise for one of them.
Couple; 17:00; Celebrating ten years.
Company outing; 14:00; Needs an invoice.
Family of five; 11:00; The youngest is four.
Old friends; 18:00; One does not drink.
On holiday; 10:00; Staying until Sunday.`,
  ),
  flavour(
    /\b(?:courts?|pitch(?:es)?|lanes?|tennis|padel|squash|badminton|football|bowling)\b/i,
    `Doubles; 18:00; Four players, two rackets to borrow.
Lunch hour; 12:00; Every Thursday, if possible.
Father and daughter; 09:00; Needs a low net.
Club night; 19:00; Three in a row, please.
Before work; 08:00; Has a key card already.
Birthday; 15:00; Ten children and a cake.`,
  ),
]
