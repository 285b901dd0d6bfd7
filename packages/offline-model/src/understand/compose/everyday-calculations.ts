import { input, line, lineIn, type Calculation } from './calculation.ts'

const money = lineIn('money')
const percent = lineIn('%')
const kilograms = lineIn('kg')
const kilocalories = lineIn('kcal')
const speed = lineIn('km/h')
const minutes = lineIn('min')
const area = lineIn('m²')
const volume = lineIn('m³')
const litres = lineIn('l')

const weight = input('weight', 'Weight', { unit: 'kg', initial: 70, max: 300, min: 20 })
const height = input('height', 'Height', { unit: 'cm', initial: 175, max: 250, min: 80 })

const courses = [1, 2, 3, 4, 5]

/** Bodies, ways, rooms, marks and shares. */
export const everydayCalculations: readonly Calculation[] = [
  {
    words: /\b(?:calories?|bmr|tdee|metabolic)\b/,
    title: 'Calorie calculator',
    inputs: [
      weight,
      height,
      input('age', 'Age', { initial: 35, max: 110, min: 15 }),
      input('activity', 'Activity, from 1.2 (sitting) to 1.9 (hard work)', {
        initial: 1.4,
        max: 1.9,
        min: 1.2,
      }),
    ],
    lines: [
      kilocalories('atRest', 'At rest, the part for everybody', '10 * weight + 6.25 * height - 5 * age'),
      kilocalories('woman', 'A day, as a woman', '(atRest - 161) * activity'),
      kilocalories('man', 'A day, as a man', '(atRest + 5) * activity'),
    ],
  },
  {
    words: /\bbmi\b|body mass|\bfitness/,
    title: 'Body mass index',
    inputs: [weight, height],
    lines: [line('index', 'Index', 'weight / ((height / 100) * (height / 100))')],
  },
  {
    words: /\b(?:fuel|gas|petrol|mileage|trip)\b/,
    title: 'Fuel calculator',
    inputs: [
      input('distance', 'Distance', { unit: 'km', initial: 300, max: 100_000 }),
      input('consumption', 'Litres for 100 km', { initial: 6.5, max: 100 }),
      input('price', 'A litre', { unit: 'money', initial: 1.7, max: 1000 }),
      input('people', 'People', { initial: 1, max: 100, min: 1 }),
    ],
    lines: [
      line('litres', 'Litres', 'distance * consumption / 100'),
      money('cost', 'Fuel', 'litres * price'),
      money('each', 'Each person', 'cost / people'),
    ],
  },
  {
    words: /\b(?:carbon|co2|emissions?|footprint)\b/,
    title: 'Carbon calculator',
    inputs: [
      input('driven', 'By car each week', { unit: 'km', initial: 120, max: 10_000 }),
      input('flown', 'Hours flown a year', { initial: 6, max: 2000 }),
      input('power', 'Electricity a month', { unit: 'kWh', initial: 200, max: 100_000 }),
    ],
    lines: [
      kilograms('car', 'Car, 0.17 kg a kilometre', 'driven * 52 * 0.17'),
      kilograms('air', 'Flights, 90 kg an hour', 'flown * 90'),
      kilograms('home', 'Electricity, 0.4 kg a kWh', 'power * 12 * 0.4'),
      kilograms('total', 'CO₂ a year, roughly', 'car + air + home'),
    ],
  },
  {
    words: /\b(?:pace|running|race|marathon|speed)\b/,
    title: 'Pace calculator',
    inputs: [
      input('distance', 'Distance', { unit: 'km', initial: 10, max: 1000, min: 0.1 }),
      input('hours', 'Hours', { initial: 0, max: 100 }),
      input('minutes', 'Minutes', { initial: 55, max: 59 }),
    ],
    lines: [
      speed('speed', 'Speed', 'distance / max((hours * 60 + minutes) / 60, 0.0001)'),
      minutes('pace', 'A kilometre', '(hours * 60 + minutes) / distance'),
    ],
  },
  {
    words: /\b(?:gpa|grades?|grade point|marks?)\b/,
    title: 'Grade point average',
    inputs: courses.flatMap((course) => [
      input(`grade${course}`, `Course ${course}: grade points`, { initial: course < 4 ? 3 : 0, max: 10 }),
      input(`credits${course}`, `Course ${course}: credits`, { initial: course < 4 ? 3 : 0, max: 100 }),
    ]),
    lines: [
      line('credits', 'Credits', courses.map((course) => `credits${course}`).join(' + ')),
      line(
        'average',
        'Average',
        `(${courses.map((course) => `grade${course} * credits${course}`).join(' + ')}) / max(credits, 0.0001)`,
      ),
    ],
  },
  {
    words: /\b(?:paint|wallpaper|floor(?:ing)?|tiles?|concrete|area|room size)\b/,
    title: 'Area calculator',
    inputs: [
      input('length', 'Length', { unit: 'm', initial: 5, max: 10_000 }),
      input('width', 'Width', { unit: 'm', initial: 4, max: 10_000 }),
      input('height', 'Height', { unit: 'm', initial: 2.5, max: 1000 }),
      input('spread', 'What one litre covers', { unit: 'm²', initial: 8, max: 1000, min: 0.1 }),
    ],
    lines: [
      area('floor', 'Floor', 'length * width'),
      volume('volume', 'Volume', 'floor * height'),
      area('walls', 'Walls', '2 * (length + width) * height'),
      litres('paint', 'Paint for the walls', 'walls / spread'),
    ],
  },
  {
    words: /\bpercent(?:age)?s?\b/,
    title: 'Percentage calculator',
    inputs: [
      input('first', 'First number', { initial: 15, max: 1_000_000_000, min: -1_000_000_000 }),
      input('second', 'Second number', { initial: 200, max: 1_000_000_000, min: -1_000_000_000 }),
    ],
    lines: [
      percent('change', 'Change from the first to the second', '(second - first) / first * 100'),
      percent('part', 'The first as a part of the second', 'first / second * 100'),
      line('of', 'The first as percent of the second', 'first * second / 100'),
    ],
  },
]
