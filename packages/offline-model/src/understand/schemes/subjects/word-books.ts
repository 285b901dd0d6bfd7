/** Word books of English: a word, what it means, and a sentence with it, between semicolons. */
export const wordBooks: readonly { name: string; words: readonly string[] }[] = [
  {
    name: 'Everyday English',
    words: lines(`borrow; to take something and give it back later; May I borrow your umbrella until tomorrow?
neighbour; somebody who lives next to you; Our neighbour waters the plants in summer.
kettle; what water is boiled in; The kettle whistles when the water is hot.
lazy; not wanting to work or move; On Sundays I am too lazy to cook.
hungry; wanting to eat; After the walk everybody was hungry.
pillow; what the head lies on in bed; She sleeps with two pillows.
afford; to have enough money for something; We cannot afford a new car this year.
queue; a line of people who wait; There was a long queue at the bakery.
repair; to make something work again; He can repair almost any bicycle.
drawer; a box in a table or cupboard that is pulled out; The spoons are in the upper drawer.
weather; rain, sun, wind and snow; The weather changes quickly in April.
quiet; with little noise; The library is a quiet place.
laundry; clothes that are washed; The laundry dries in the garden.
promise; to say that one will surely do something; I promise to call you tonight.
rubbish; what is thrown away; Please take the rubbish out.
towel; a cloth to dry oneself with; Take a towel to the beach.`),
  },
  {
    name: 'Travel English',
    words: lines(`luggage; the bags one takes on a journey; Our luggage was too heavy for the lift.
departure; the moment when a train or plane leaves; The departure is at six in the morning.
customs; where bags are checked at a border; Nobody stopped us at customs.
delay; when something comes later than planned; The train has a delay of ten minutes.
ferry; a ship that carries people across water; The ferry to the island leaves every hour.
receipt; a paper that shows what one paid; Keep the receipt until you leave the car park.
platform; where one waits for a train; The train to Leeds leaves from platform four.
currency; the money of a country; Which currency do they use there?
souvenir; something that reminds one of a journey; She bought a small souvenir for her brother.
harbour; where ships are safe; The fishing boats come back to the harbour at noon.
guide; somebody who shows visitors around; The guide told us about the old walls.
abroad; in another country; They spent a year abroad.
reservation; a room or table that is kept for somebody; We have a reservation for two nights.
passenger; somebody who travels in a vehicle; Every passenger needs a ticket.
crossroads; where two roads meet; Turn left at the crossroads.
sightseeing; looking at the famous places of a town; We went sightseeing on the first day.`),
  },
  {
    name: 'Business English',
    words: lines(`invoice; a letter that says what has to be paid; We sent the invoice on Monday.
deadline; the last moment for something; The deadline is the end of the month.
negotiate; to talk until both sides agree; They negotiate the price every year.
profit; what is left when all costs are paid; The shop made a small profit.
supplier; who delivers goods to a firm; Our supplier delivers every Tuesday.
budget; the money that may be spent; The budget for the fair is too small.
agenda; the list of what a meeting is about; The agenda has five points.
employee; somebody who works for a firm; Each employee gets a key.
recruit; to find new people for a firm; We recruit two drivers this spring.
warehouse; a building where goods are kept; The boxes are in the warehouse.
shareholder; somebody who owns a part of a firm; Every shareholder may vote.
estimate; to say about how much something will be; We estimate the costs at two thousand.
colleague; somebody one works with; A colleague showed me the office.
contract; a written agreement; Both sides signed the contract.
refund; money that is given back; Customers get a refund within a week.
schedule; a plan of when things happen; The schedule for June is full.`),
  },
  {
    name: 'Academic English',
    words: lines(`hypothesis; an idea that has to be tested; The hypothesis was wrong.
evidence; facts that show that something is true; There is no evidence for this claim.
approximately; more or less; The journey takes approximately two hours.
consequence; what follows from something; One consequence of the storm was a power cut.
analyse; to look at the parts of something carefully; We analyse the water every month.
significant; large or important enough to matter; The difference is significant.
derive; to get something from something else; Many English words derive from Latin.
contrast; a clear difference; The contrast between the two maps is striking.
interpret; to say what something means; How do you interpret these figures?
sufficient; as much as is needed; Ten answers are sufficient for a first look.
assume; to take something as true without proof; We assume that the samples are clean.
inevitable; that cannot be avoided; Some mistakes are inevitable.
method; a way of doing something; The method is described in chapter two.
obtain; to get something; Where did you obtain these data?
reliable; that one can trust; We need a reliable source.
previous; that was before; The previous study had fewer people.`),
  },
]

function lines(text: string): string[] {
  return text.split('\n')
}
