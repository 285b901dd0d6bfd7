import { template } from '../../subjects/entity-template.ts'

/** Where patients see doctors: departments, who is there when, visits and what was found. */
export const clinicTemplates = {
  department: template({
    names: 'department of a hospital',
    archetype: 'place',
    icon: 'building',
    fields: 'name!*,picture,floor:text,phone,description:longtext',
    columns: 'name floor phone description',
    rows: `Internal medicine; Ground floor; +1 555 0101; Heart, lungs, stomach, and everything that is not clear yet.
Paediatrics; First floor; +1 555 0102; For children and their parents, with a room to play.
Orthopaedics; Ground floor; +1 555 0103; Bones, joints and backs.
Dermatology; Second floor; +1 555 0104; Skin, hair and nails.
Eye clinic; Second floor; +1 555 0105; Sight tests, glasses and operations.
Dental clinic; First floor; +1 555 0106; Check-ups, fillings and crowns.`,
  }),
  doctor: template({
    names: 'doctor of a hospital',
    archetype: 'person',
    icon: 'stethoscope',
    fields:
      'name!,picture,department!>department,specialty:text,workDays!:tags(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday),hours:text,fee:money,bio:longtext',
    columns: 'name department specialty workDays hours fee bio',
    rows: `Dr. Helena Brandt; #1; Cardiology; Monday,Tuesday,Thursday; 9 to 17; 40; Listens to hearts, and to those who have one.
Dr. Marcus Bell; #1; Gastroenterology; Tuesday,Wednesday,Friday; 9 to 17; 40; Explains with a pencil.
Dr. Ines Duarte; #2; General paediatrics; Monday,Wednesday,Friday; 9 to 17; 35; Has a drawer full of stickers.
Dr. Omar Haddad; #2; Allergies; Tuesday,Thursday; 9 to 17; 35; Tests on two afternoons a week.
Dr. Lila Grant; #3; Sports medicine; Monday,Tuesday,Wednesday; 9 to 17; 45; Ran marathons until her own knee said no.
Dr. Theo Marlow; #3; Spine; Thursday,Friday; 9 to 17; 45; Operates seldom, trains often.
Dr. Mei Tanaka; #4; Dermatology; Monday,Tuesday,Wednesday,Thursday; 9 to 17; 40; Looks twice at every mole.
Dr. Paul Winther; #5; Ophthalmology; Tuesday,Wednesday,Thursday; 9 to 17; 40; Sight tests without appointment on Thursdays.
Dr. Nora Pell; #6; Dentistry; Monday,Wednesday,Thursday,Friday; 9 to 17; 50; Known for quiet hands.
Dr. Ravi Menon; #6; Orthodontics; Tuesday,Friday,Saturday; 9 to 17; 50; Straightens, patiently.`,
  }),
  appointment: template({
    names: 'appointment at a hospital',
    archetype: 'record',
    icon: 'calendar-check',
    fields:
      'title!:text,doctor>doctor,patient:text,phone,date!,time!:time,status(Booked|Seen|Cancelled),diagnosis:longtext',
    columns: 'title doctor patient date time status diagnosis',
    rows: `Cardiology, first visit; #1; Ines Okafor; 0; 09:00; Booked; ~
Cardiology, check-up; #1; Paul Weber; 0; 10:00; Booked; ~
Paediatrics, fever; #3; Tom Fuchs; 0; 11:00; Booked; ~
Dermatology, first visit; #7; Ada Obi; 3; 14:00; Booked; ~
Sports medicine, knee; #5; Jonas Pell; -6; 15:00; Seen; Irritated tendon. Two weeks of rest, then the exercises on the sheet.
Dentistry, yearly check; #9; Mira Sand; -20; 13:00; Seen; Everything is fine. Next check in a year.`,
    flow: 'visit',
  }),
  report: template({
    names: 'examination report of a patient',
    archetype: 'record',
    icon: 'file-text',
    fields:
      'title!:text,patient:text,kind(Blood test|X-ray|Ultrasound|ECG|Eye test),doctor>doctor,date!,result!(Normal|Slightly off|See the doctor),findings!:longtext',
    columns: 'title patient kind doctor date result findings',
    rows: `Blood count; Ines Okafor; Blood test; #1; -4; Normal; Haemoglobin 13.8 g/dl, leucocytes 6.1. All values within their range.
Resting ECG; Paul Weber; ECG; #1; -9; Slightly off; Regular rhythm, 88 a minute. A second one in three months.
X-ray of the right knee; Jonas Pell; X-ray; #5; -6; Normal; No fracture, joint space is even.
Sight test; Ada Obi; Eye test; #8; -15; See the doctor; Left eye 0.6, right eye 0.9. New glasses are needed.
Ultrasound of the abdomen; Tom Fuchs; Ultrasound; #2; -21; Normal; Liver, kidneys and spleen without findings.
Allergy panel; Mira Sand; Blood test; #4; -30; Slightly off; Birch and hazel. Nothing to be seen of food.`,
  }),
}
