import { flavour, type Flavour } from './flavour.ts'

/** What people report, by where they do: a title, a kind and what they say about it. */
export const ticketFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:tenants?|landlords?|residents?|propert(?:y|ies)|housing|apartments?|flats?|buildings?|dorm\w*|janitors?|caretakers?|facility|facilities)\b/i,
    `Kitchen tap drips; Plumbing; All night long, a bowl stands under it.
Radiator stays cold; Heating; Only the one in the bedroom, the others are warm.
No light in the stairwell; Electricity; Second floor, since Sunday evening.
Window does not close; Doors and windows; The handle turns without end.
Shower drain is blocked; Plumbing; The water stands to the ankles.
Front door lock sticks; Doors and windows; It helps to lift the door a little.
Damp patch on the ceiling; Other; It grows after every rain.`,
  ),
  flavour(
    /\b(?:turbines?|machines?|pumps?|elevators?|lifts|plants? maintenance|industrial|equipment|generators?|boilers?|engines?|vessels?|locomotives?|trams?|maintenance (?:work )?orders?)\b/i,
    `Yearly inspection; Inspection; By the book, with photographs of what is worn.
Noise at the bearing; Fault; Louder in the cold, gone after an hour.
Oil change; Service; Due by the hours it has run.
Sensor shows nothing; Fault; It came back once, and has been silent since.
Replace worn seal; Repair; The new one lies in the store.
Tighten the bolts after the first month; Service; With the torque that the sheet says.
Cable chafed through; Repair; Taped for now, needs a new one.`,
  ),
  flavour(
    /\b(?:bugs?|software|developers?|code|releases?|sprints?)\b/i,
    `Sign-in page stays white; Crash; Only after the update, and only in one browser.
Totals differ between list and export; Wrong result; The export forgets the last row.
Search finds nothing with umlauts; Wrong result; Müller is there, Mueller is found.
Menu covers the button on small phones; Appearance; From 360 pixels down.
Saving takes ten seconds; Slow; With more than five hundred rows.
Date jumps one day back; Wrong result; West of Greenwich, in the evening.
Upload stops at 99 percent; Crash; Files with a plus in their name.`,
  ),
  flavour(
    /^(?=[^]*\b(?:customers?|clients?|buyers?)\b)[^]*\b(?:help ?desk|tickets?|customer (?:service|support))\b/i,
    `Parcel has not arrived; Delivery; It has been on its way for nine days.
Charged twice for one order; Payment; Both amounts are on the statement.
Wrong size in the box; Order; Ordered medium, got small.
Cannot change my address; Account; The button stays grey.
Where is my invoice?; Payment; It is needed for the tax office.
Discount was not taken off; Order; The code was accepted, the total stayed.
How do I close my account?; Account; There is a second one with a typing error.`,
  ),
]
