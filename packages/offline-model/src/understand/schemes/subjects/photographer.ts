import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** Somebody's photographs, what a shooting costs, and a way to ask for one. */
export const photographer: Scheme = {
  id: 'photographer',
  about:
    /\bphotograph(?:er|er's|ers|y)\b.{0,30}\b(?:portfolio|website|site|page|studio|services?)\b|\b(?:portfolio|website|site|homepage|app)\b.{0,30}\bphotograph(?:er|ers|y)\b/,
  also: /\b(?:galler(?:y|ies)|photos?|lightbox|packages?)\b/,
  not: /\b(?:blog|communit\w*|course|school|shop|store|stock|platform|contest|marketplace)\b/,
  wishes: 'all',
  kind: 'portfolio',
  mood: 'elegant',
  line: 'Light, people, and a moment',
  opensWith: 'photoWall',
  purpose: 'See the pictures, choose a package, and ask for your day',
  things: new Map([
    [
      'photo',
      describeThing({
        isComplete: true,
        names: 'photograph of a portfolio',
        archetype: 'media',
        icon: 'image',
        fields:
          'title!,picture:image,category!(Weddings|Portraits|Families|Landscape|Events),takenOn:date,description:longtext',
        columns: 'title picture category takenOn description',
        rows: `The first look; flower bouquet rose; Weddings; -30; Orchard, five in the afternoon.
Rain on the veil; umbrella rain; Weddings; -75; Nobody minded.
The last dance; music dance night; Weddings; -110; One lamp and a long exposure.
Potter's hands; pottery craft hands; Portraits; -20; In her workshop, by the window.
Actor, waiting; theatre cinema film; Portraits; -48; Ten minutes before the curtain.
Three generations; family people house; Families; -12; On the steps where the first picture was taken.
Sunday at the lake; lake sea summer; Families; -63; No one was told to smile.
Fog over the dunes; beach ocean fog; Landscape; -90; An hour after sunrise.
Granite; mountain alps; Landscape; -140; From the train, almost by accident.
Opening night; ticket event evening; Events; -36; The moment the doors open.`,
        can: 'filter,favourite,share',
        editableBy: 'staff',
      }),
    ],
    [
      'photo package',
      describeThing({
        isComplete: true,
        names: 'package of a photographer',
        archetype: 'sellable',
        icon: 'package',
        fields: 'name!*,price!:money[50..6000],hours!:text,pictures!:text,delivery:text,description:longtext',
        columns: 'name price hours pictures delivery description',
        labels: { hours: 'Time', pictures: 'Pictures', delivery: 'Delivered' },
        rows: `Portrait; 190; One hour; 10 edited; Within a week; You alone, indoors or out, with time to become used to the camera.
Family; 260; Two hours; 20 edited; Within a week; At your place or outside, also with dogs.
Event; 540; Four hours; 80 edited; Within three days; Conferences, openings and birthdays.
Wedding, half a day; 1150; Five hours; 150 edited; Within four weeks; From getting ready to the cake.
Wedding, whole day; 1900; Ten hours; 300 edited; Within six weeks; From the morning to the last dance, with an album.`,
        can: 'compare,apply',
        editableBy: 'staff',
      }),
    ],
    [
      'booking inquiry',
      describeThing({
        isComplete: true,
        names: 'inquiry for a shooting',
        archetype: 'record',
        icon: 'mail',
        many: 'inquiries',
        fields:
          'name!:text,email!,photoPackage!>photoPackage,date!,place,message:longtext,status(New|Answered|Booked|Declined)',
        columns: 'name email photoPackage date place message status',
        labels: {
          date: 'Your date',
          photoPackage: 'Package',
          place: 'Where',
          message: 'What you have in mind',
        },
        flow: 'photoInquiry',
        rows: `Ines Calder; ines@example.com; #4; 80; Old Harbour; About forty guests, and a very small church.; New
Tom Reyes; tom@example.com; #2; 21; Riverside Park; Two children and a dog that runs.; Answered`,
        can: 'create,filter',
        editableBy: 'owner',
      }),
    ],
  ]),
  aliases: {
    package: 'photo package',
    'package price': 'photo package',
    price: 'photo package',
    inquiry: 'booking inquiry',
    enquiry: 'booking inquiry',
    booking: 'booking inquiry',
    gallery: 'photo',
    picture: 'photo',
    keyboard: 'photo',
    work: 'photo',
  },
  parts: [
    {
      answers:
        /\b(?:inquir\w*|enquir\w*|book\w*|contact\w*|choose a (?:package|date)|dates?|request\w*|send)\b/,
      title: 'Ask for a date',
      icon: 'mail',
      sections: [
        {
          type: 'recordForm',
          title: 'Ask for a date',
          text: 'Choose a package and your day. You get an answer within two days.',
          entity: 'bookingInquiry',
          submitLabel: 'Send inquiry',
        },
      ],
    },
    {
      answers: /\b(?:packages?|prices?|pricing|rates|cost)\b/,
      title: 'Packages',
      icon: 'package',
      sections: [listOf('photoPackage', 'Packages and prices')],
    },
    {
      answers: /(?!)/,
      title: 'Inquiries',
      icon: 'inbox',
      isForStaff: true,
      sections: [
        listOf('bookingInquiry', 'Inquiries', {
          view: 'list',
          text: 'What was asked for, and how it stands.',
        }),
      ],
    },
    {
      answers:
        /\b(?:galler(?:y|ies)|photos?|pictures?|viewer|full-?screen|lightbox|keyboard|portfolio|albums?|categor(?:y|ies)|images?|work)\b/,
      title: 'Gallery',
      icon: 'image',
      sections: [
        {
          type: 'photoWall',
          title: 'Gallery',
          text: 'Press a picture to see it over the whole screen. The arrow keys move on, Escape closes.',
          entity: 'photo',
        },
      ],
    },
  ],
  limits: ['Inquiries stay in this browser. The pictures are drawings that stand in for photographs.'],
}
