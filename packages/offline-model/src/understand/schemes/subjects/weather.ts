import { addScreen } from '../../compose/add-screen.ts'
import type { Scheme } from '../scheme.ts'

/** The weather of cities, from samples that fit their climate. */
export const weather: Scheme = {
  id: 'weather',
  about: /\bweather\b/,
  also: /\b(?:forecasts?|cit(?:y|ies)|current weather|temperatures?|weather (?:app|website|site|page)|humidity)\b/,
  not: /\b(?:station|diary|journal|log|stations|dashboard|farm\w*|blogs?|games?|shops?|stores?|alerts? to|change|sensors?)\b/,

  wishes: 'all',
  hears: 'wordsAndSentence',
  kind: 'tool',
  mood: 'calm',
  opensWith: 'weather',
  line: 'What it is like outside',
  parts: [
    { answers: /\bcompar\w+/, title: 'Compare cities' },
    { answers: /\b(?:sav\w+|favou?rites?|bookmark\w*|my cities)\b/, title: 'Saved cities' },
    { answers: /\b(?:alerts?|warnings?|severe)\b/, title: 'Alerts' },
    {
      answers:
        /\b(?:weather|forecasts?|hourly|daily|days?|air|aqi|celsius|fahrenheit|units?|temperatures?|cit(?:y|ies)|location|search\w*|humidity|wind|uv|sunrise|sunset|conditions?|rain)\b/,
      title: 'Weather',
    },
  ],
  build(draft) {
    draft.simulated.add(
      'The weather is a sample made from the climate of each city; no weather service is asked.',
    )
    const home = addScreen(draft, {
      title: 'Weather',
      icon: 'cloud-sun',
      section: { type: 'weather', title: 'Weather', text: '', view: 'city' },
    })
    const action = { label: 'See the weather', screen: home.id }
    addScreen(draft, {
      title: 'Compare cities',
      icon: 'columns-3',
      section: {
        type: 'weather',
        title: 'Compare cities',
        text: 'Choose two cities and see them side by side.',
        view: 'compare',
      },
    })
    addScreen(draft, {
      title: 'Saved cities',
      icon: 'star',
      section: {
        type: 'weather',
        title: 'Saved cities',
        text: 'The cities you keep an eye on.',
        view: 'saved',
        action,
      },
    })
    addScreen(draft, {
      title: 'Alerts',
      icon: 'triangle-alert',
      section: {
        type: 'weather',
        title: 'Severe weather alerts',
        text: 'Storms, heat, frost and snow in all cities, the worst first.',
        view: 'alerts',
        action,
      },
    })
  },
}
