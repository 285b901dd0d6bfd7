import { expect, it } from 'vitest'
import { shareVisits } from './testing/visit-app.ts'

const visit = shareVisits()

it('a form that somebody has as HTML is read, its answers are data while one types, and a document once handed in', () =>
  visit(
    'A web app that turns HTML forms into JSON. Users fill in the form and get the data as JSON.',
    async ({ page, at, see, press }) => {
      await at('formBuilder')
      await page.getByText('Read an HTML form').click()
      await page
        .getByLabel('HTML of the form')
        .fill(
          '<form><label>Full name <input name="fullName" required></label>' +
            '<input type="number" name="guests" value="2"><input type="checkbox" name="vegan">' +
            '<select name="room"><option>Blue</option><option>Green</option></select>' +
            '<input type="radio" name="day" value="Sat"><input type="radio" name="day" value="Sun" checked>' +
            '<input type="submit"></form>',
        )
      await press('Read the fields')
      await see('5 fields were read.')
      const json = page.getByLabel('Answers as JSON')
      const read = async (): Promise<unknown> => JSON.parse(await json.innerText())
      const first = { fullName: null, guests: 2, vegan: false, room: 'Blue', day: 'Sun' }
      expect(await read()).toEqual(first)
      await press('Submit')
      await see(/needed|required|missing/i)
      await page.getByRole('textbox', { name: /^Full name/ }).fill('Ada Probe')
      await page.getByRole('checkbox', { name: 'vegan' }).check()
      await page.getByRole('combobox', { name: 'room' }).selectOption('Green')
      expect(await read()).toEqual({ ...first, fullName: 'Ada Probe', vegan: true, room: 'Green' })
      await page.getByLabel('Name of field 2 in the data').fill('numberOfGuests')
      expect(await read()).toMatchObject({ numberOfGuests: 2 })
      const width = async () => (await page.getByRole('combobox', { name: 'room' }).boundingBox())?.width ?? 0
      const whole = await width()
      await page.getByLabel('Size of the controls').selectOption('Fits what is in it')
      expect(await width()).toBeLessThan(whole)
      await press('Submit')
      await see('1 stored')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Download document/ }).click()
      expect((await download).suggestedFilename()).toBe('My form.html')
      await page.reload()
      await see('Ada Probe')
    },
  ))
