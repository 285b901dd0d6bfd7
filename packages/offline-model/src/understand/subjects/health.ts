import { template } from './entity-template.ts'

/** What people write down about body and mind. */
export const healthTemplates = [
  template({
    names: 'night|sleep entry',
    archetype: 'record',
    icon: 'moon',
    fields:
      'title!,date!,hours:number[5..9]{h},quality(Deep|Fair|Restless),wokeUp:number[0..4],notes:longtext',
    columns: 'title quality notes',
    rows: `Slept through; Deep; Window open.
Late to bed; Fair; Coffee after four.
Early night; Deep; In bed before ten.
Thunderstorm; Restless; Awake from two to three.
After the cinema; Fair; Home at midnight.
No alarm; Deep; Woke by itself.
Guests; Fair; Quiet only after one.`,
  }),
  template({
    names: 'drink entry|water intake|glass of water',
    archetype: 'record',
    icon: 'glass-water',
    fields: 'title!,date!,time:time,amount:number[150..500]{ml},kind(Water|Tea|Juice)',
    columns: 'title kind',
    rows: `Glass after getting up; Water
Pot of green tea; Tea
Bottle on the bicycle; Water
With lunch; Water
Apple juice with soda; Juice
Peppermint tea; Tea
Before bed; Water`,
  }),
  template({
    names: 'mood entry|mood',
    archetype: 'record',
    icon: 'smile',
    fields: 'title!,date!,mood(Great|Good|So-so|Low),energy:number[1..10],notes:longtext',
    columns: 'title mood notes',
    rows: `A walk before work; Good; The light was back.
Too many meetings; So-so; Cancelled the last one.
Dinner with old friends; Great; Laughed a lot.
Rainy Sunday; Low; Slept too little.
Finished the shelf; Good; It is even level.
First swim of the year; Great; Cold, then warm.`,
  }),
  template({
    names: 'food entry|calorie entry|logged meal',
    archetype: 'record',
    icon: 'salad',
    fields:
      'name!,date!,meal(Breakfast|Lunch|Dinner|Snack),calories!:number[60..820]{kcal},protein:number[2..45]{g},notes:longtext',
    columns: 'name meal notes',
    rows: `Porridge with berries; Breakfast; With oat milk.
Lentil soup; Lunch; Two bowls.
Apple; Snack; On the way.
Pasta with tomatoes; Dinner; Home-made sauce.
Yoghurt and nuts; Snack; A handful.
Rye bread with cheese; Breakfast; Two slices.
Baked fish and potatoes; Dinner; With lemon.`,
  }),
  template({
    names: 'meditation|meditation session|breathing exercise',
    archetype: 'record',
    icon: 'flower-2',
    fields:
      'name!,kind(Breath|Body scan|Kindness|Sleep),duration[3..40],date,feeling(Calm|Awake|Restless),notes:longtext',
    columns: 'name kind feeling notes',
    rows: `Counting to ten; Breath; Calm; Lost count twice, began again.
From the feet up; Body scan; Calm; Fell asleep at the knees.
Wishing others well; Kindness; Awake; Harder than it sounds.
Evening rest; Sleep; Calm; With the lights off.
Three minutes at the desk; Breath; Restless; Better than none.
Sounds outside; Breath; Awake; Rain on the roof.`,
  }),
  template({
    names: 'feeding|baby feeding',
    archetype: 'record',
    icon: 'baby',
    fields: 'title!,date!,time!:time,kind(Breast|Bottle|Solid),amount:number[40..220]{ml},notes:longtext',
    columns: 'title kind notes',
    rows: `Early morning; Breast; Left side first.
After the first nap; Bottle; Finished it all.
Noon; Solid; Carrots, most of them eaten.
Afternoon; Bottle; Half of it.
Evening; Breast; Sleepy.
Night; Bottle; Back to sleep in ten minutes.`,
  }),
  template({
    names: 'baby sleep|nap',
    called: 'sleep',
    archetype: 'record',
    icon: 'moon',
    fields: 'title!,date!,from!:time,to:time,place(Cot|Pram|Car|In arms),notes:longtext',
    columns: 'title from to place notes',
    rows: `Morning nap; 09:10; 10:05; Cot; Woke up smiling.
Noon; 12:40; 14:15; Pram; Twice around the park.
Late nap; 16:30; 17:00; In arms; Short, and needed.
Night; 19:20; 23:50; Cot; Up once.
After the night feeding; 00:20; 06:10; Cot; The longest so far.
On the way home; 15:05; 15:40; Car; Slept through the traffic.`,
  }),
  template({
    names: 'cycle|menstrual cycle',
    archetype: 'record',
    icon: 'droplets',
    fields: 'title!,date!,days:number[3..7],flow(Light|Medium|Heavy),symptoms,notes:longtext',
    columns: 'title flow symptoms',
    rows: `Sixth cycle; Medium; Headache on the first day
Fifth cycle; Light; None
Fourth cycle; Medium; Tired
Third cycle; Heavy; Cramps, better with warmth
Second cycle; Medium; None
First cycle; Light; Back pain`,
  }),
  template({
    names: 'blood pressure reading|blood pressure',
    archetype: 'record',
    icon: 'heart-pulse',
    fields:
      'title!,date!,systolic!:number[108..142]{mmHg},diastolic!:number[68..92]{mmHg},pulse:number[58..84]{bpm},notes:longtext',
    columns: 'title notes',
    rows: `Before breakfast; Sitting, right arm.
After the stairs; Five minutes of rest first.
On getting up; Rested well.
After a long day; Two cups of coffee.
Second measurement; Left arm.
Before bed; Calm.`,
  }),
  template({
    names: 'glucose reading|blood sugar reading',
    archetype: 'record',
    icon: 'activity',
    fields:
      'title!,date!,time:time,glucose!:number[72..186]{mg/dl},moment(Fasting|Before a meal|After a meal|Night),insulin:number[0..12],notes:longtext',
    columns: 'title moment notes',
    rows: `Before breakfast; Fasting; Slept late.
After breakfast; After a meal; Two slices of rye bread.
Before lunch; Before a meal; After a walk.
After dinner; After a meal; Pasta.
Before bed; Night; Small snack.
In between; Before a meal; Felt shaky, ate an apple.`,
  }),
  template({
    names: 'weigh-in|body weight entry',
    archetype: 'record',
    icon: 'weight',
    fields:
      'title!,date!,weight!:number[68..76]{kg},waist:number[80..88]{cm},feeling(Good|Fair|Poor),notes:longtext',
    columns: 'title feeling notes',
    rows: `Week 1; Fair; The beginning.
Week 2; Good; Walked every day.
Week 3; Fair; Birthday cake.
Week 4; Good; Less sugar.
Week 5; Good; New shoes.
Week 6; Good; Belt one hole further.`,
  }),
  template({
    names: 'symptom entry|symptom',
    archetype: 'record',
    icon: 'stethoscope',
    fields:
      'title!,date!,time:time,strength:number[1..10],trigger(Unknown|Food|Stress|Weather|Sleep),medicine:text,notes:longtext',
    columns: 'title trigger medicine notes',
    rows: `Headache; Weather; One tablet; Gone after an hour.
Stomach ache; Food; None; Too much cheese.
Sneezing; Unknown; Drops; Only outside.
Migraine; Stress; Two tablets; Dark room helped.
Tired; Sleep; None; Four hours of sleep.
Itching; Food; Cream; Strawberries?`,
  }),
]
