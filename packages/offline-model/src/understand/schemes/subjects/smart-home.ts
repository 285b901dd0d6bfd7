import type { Scheme } from '../scheme.ts'
import { describeThing, listOf } from '../describe-thing.ts'

/** The devices of a home, room by room. */
export const smartHome: Scheme = {
  id: 'smarthome',
  about:
    /\b(?:smart[- ]home|home automation|smart (?:apartment|house|office|lighting))\b|\bcontrol\w* (?:of )?(?:lights|lamps|heating|home devices|household (?:devices|appliances))/,
  not: /\b(?:shop|store|sell\w*|blog|company|news|reviews?)\b/,
  wishes: 'all',
  kind: 'personal',
  mood: 'technical',
  line: 'Your home at one press',
  opensWith: 'devices',
  things: new Map([
    [
      'device',
      describeThing({
        isComplete: true,
        names: 'home device',
        archetype: 'machine',
        icon: 'lightbulb',
        fields:
          'name!*,type!(Light|Thermostat|Socket|Blind|Speaker|Camera),room!(Living room|Kitchen|Bedroom|Bathroom|Hall),status(On|Off),brightness:number[0..100],temperature:number[5..30],power:number[0..3000]{W}',
        columns: 'name type room status brightness temperature power',
        labels: { brightness: 'Brightness (%)', temperature: 'Temperature (°C)', power: 'Power when on' },
        rows: `Ceiling light; Light; Living room; On; 80; ~; 40
Floor lamp; Light; Living room; Off; 45; ~; 18
Heating; Thermostat; Living room; On; ~; 21; 900
Blinds; Blind; Living room; On; 100; ~; 12
Speaker; Speaker; Living room; Off; 30; ~; 25
Worktop light; Light; Kitchen; On; 100; ~; 24
Coffee machine; Socket; Kitchen; Off; ~; ~; 1200
Bedside lamp; Light; Bedroom; Off; 30; ~; 9
Bedroom heating; Thermostat; Bedroom; On; ~; 18; 700
Bathroom light; Light; Bathroom; Off; 90; ~; 20
Front door camera; Camera; Hall; On; ~; ~; 6
Hall light; Light; Hall; Off; 60; ~; 15`,
      }),
    ],
    [
      'energy reading',
      describeThing({
        isComplete: true,
        names: 'daily energy reading',
        archetype: 'record',
        icon: 'zap',
        fields:
          'label!:text,date!,energy!:number[0..60]{kWh},room(Living room|Kitchen|Bedroom|Bathroom|Hall)',
        columns: 'label date energy room',
        labels: { energy: 'Energy' },
        rows: Array.from(
          { length: 14 },
          (_, at) =>
            `Reading ${14 - at}; ${-at}; ${[7.2, 6.4, 8.9, 9.6, 6.1, 5.8, 7.7, 8.3, 9.9, 6.6, 7, 5.4, 8.1, 7.9][at] ?? 7}; ${['Living room', 'Kitchen', 'Bedroom', 'Kitchen', 'Bathroom', 'Living room', 'Hall'][at % 7] ?? 'Kitchen'}`,
        ).join('\n'),
        hasPage: false,
      }),
    ],
  ]),
  aliases: {
    room: 'device',
    light: 'device',
    appliance: 'device',
    lamp: 'device',
    thermostat: 'device',
    'energy use': 'energy reading',
    'several device': 'device',
  },
  parts: [
    {
      answers: /\b(?:energy|consumption|electricity|power use|statistics|usage)\b/,
      title: 'Energy',
      icon: 'zap',
      sections: [
        {
          type: 'dashboard',
          title: 'Energy by day',
          text: 'Kilowatt-hours of the last two weeks. Sample readings: enter those of your meter.',
          tiles: [
            {
              label: 'Kilowatt-hours',
              entity: 'energyReading',
              measure: 'sum',
              field: 'energy',
              where: null,
            },
            { label: 'A day', entity: 'energyReading', measure: 'average', field: 'energy', where: null },
            {
              label: 'Devices on',
              entity: 'device',
              measure: 'count',
              field: null,
              where: { field: 'status', equals: 'On' },
            },
          ],
          charts: [
            {
              title: 'Energy by day',
              kind: 'bar',
              entity: 'energyReading',
              measure: 'sum',
              field: 'energy',
              by: 'date',
            },
            {
              title: 'Energy by room',
              kind: 'pie',
              entity: 'energyReading',
              measure: 'sum',
              field: 'energy',
              by: 'room',
            },
          ],
          recent: null,
        },
        listOf('energyReading', 'Readings', { view: 'table' }),
      ],
    },
    {
      answers: /\b(?:scenes?|schedul\w*|automat\w*|routines?|timers?|several devices)\b/,
      title: 'Scenes',
      icon: 'sparkles',
      sections: [
        {
          type: 'scenes',
          title: 'Scenes',
          text: 'What several devices do at one press. With a time, a scene starts by itself while the app is open.',
          entity: 'device',
        },
      ],
    },
    {
      answers:
        /\b(?:devices?|rooms?|switch\w*|turn\w* (?:on|off|devices)|temperatures?|brightness|lights?|lamps?|heating|thermostats?|dim\w*|blinds?|cameras?|locks?|sockets?|plugs?|speakers?|appliances?|off|control\w*)\b/,
      title: 'Devices',
      icon: 'lightbulb',
      path: '/devices',
      sections: [
        {
          type: 'devices',
          title: 'Your home',
          text: 'Switch, dim and set what is in each room.',
          entity: 'device',
        },
      ],
    },
    {
      answers: /(?!)/,
      title: 'Manage devices',
      icon: 'list',
      sections: [listOf('device', 'All devices', { view: 'table' })],
    },
  ],
  limits: [
    'The devices are a model of your home in this browser; real ones are reached through a bridge of their makers.',
  ],
}
