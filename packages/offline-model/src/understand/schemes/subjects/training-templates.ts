import { template } from '../../subjects/entity-template.ts'

/** What somebody trains with: exercises, a week, sets that were done, and the body. */
export const trainingTemplates = {
  exercise: template({
    names: 'library exercise',
    archetype: 'catalogue',
    icon: 'dumbbell',
    fields:
      'name!*,picture,muscles!(Legs|Back|Chest|Shoulders|Arms|Core),equipment(None|Barbell|Dumbbells|Machine|Band),level,steps:longtext',
    columns: 'name muscles equipment level steps',
    rows: `Squat; Legs; Barbell; Intermediate; Feet at shoulder width. Sit back and down, knees over the toes. Stand up through the heels.
Bench press; Chest; Barbell; Intermediate; Shoulder blades together. Lower the bar to the chest, press it up without a bounce.
Deadlift; Back; Barbell; Advanced; Bar over the middle of the foot. Straight back, push the floor away, stand tall.
Overhead press; Shoulders; Barbell; Intermediate; Squeeze the glutes. Press straight up, head through at the top.
Pull-up; Back; None; Advanced; Hang with straight arms. Pull the chest to the bar, lower slowly.
Plank; Core; None; Beginner; Elbows below the shoulders. One line from head to heels, and breathe.
Lunge; Legs; Dumbbells; Beginner; A long step forward. Both knees bend, the front one stays over the foot.
Dumbbell row; Back; Dumbbells; Beginner; One hand on a bench. Pull the elbow past the hip, lower under control.
Push-up; Chest; None; Beginner; Hands below the shoulders. The body stays one plank all the way.
Biceps curl; Arms; Dumbbells; Beginner; Elbows stay at the side. Up without swing, down slower than up.
Leg press; Legs; Machine; Beginner; Feet flat on the plate. Down until the knees are at a right angle.
Band pull-apart; Shoulders; Band; Beginner; Arms straight in front. Pull the band apart to the chest.`,
  }),
  planned: template({
    names: 'planned exercise of a week',
    archetype: 'record',
    icon: 'calendar-days',
    fields:
      'exercise!>exercise,day!(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday),sets!:number[2..5]{sets},reps!:number[5..12]{reps},weight:number{kg},notes:longtext',
    columns: 'exercise day sets reps weight notes',
    rows: `#1; Monday; 4; 8; 60; Warm up with the empty bar.
#2; Monday; 4; 8; 45; Two minutes of rest.
#6; Monday; 3; 1; 0; One minute each.
#3; Wednesday; 3; 5; 80; Straps stay in the bag.
#5; Wednesday; 4; 6; 0; As many as are clean.
#4; Friday; 4; 6; 30; Slow on the way down.
#7; Friday; 3; 10; 12; Each side.
#9; Friday; 3; 15; 0; To finish with.`,
  }),
  workout: template({
    names: 'logged set of a workout',
    archetype: 'record',
    icon: 'clipboard-list',
    fields:
      'exercise!>exercise,date!,sets!:number[2..5],reps!:number[5..12],weight:number{kg},volume:number{kg}=sets * reps * weight,notes:longtext',
    columns: 'exercise date sets reps weight notes',
    rows: `#1; -1; 4; 8; 62.5; Deeper than last week.
#2; -1; 4; 8; 47.5; The last set was a fight.
#3; -3; 3; 5; 85; Bar stayed close.
#4; -5; 4; 6; 32.5; Easier with a belt.
#1; -8; 4; 8; 60; Knees fine.
#2; -8; 4; 8; 45; Easy.
#3; -10; 3; 5; 80; First time over my own weight.
#7; -12; 3; 10; 12; Each side.
#1; -15; 4; 8; 57.5; Tired from work.
#2; -17; 4; 8; 42.5; Shoulders warm this time.
#3; -20; 3; 5; 77.5; Good speed.
#10; -24; 3; 12; 10; With a pause at the top.`,
  }),
  body: template({
    names: 'body measurement of a person',
    archetype: 'record',
    icon: 'scale',
    fields: 'date!,weight!:number{kg},bodyFat:percent,waist:number{cm},notes:longtext',
    columns: 'date weight bodyFat waist notes',
    rows: `-1; 78.4; 18; 84; After breakfast.
-5; 78.9; 18; 84; Evening.
-9; 79.1; 19; 85; After a long run.
-13; 79.6; 19; 85; Same scales as always.
-17; 79.5; 19; 86; Back from a trip.
-21; 80.2; 20; 86; A week without sugar.
-25; 80.6; 20; 87; The first entry.`,
  }),
}
