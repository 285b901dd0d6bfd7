import { template } from '../../subjects/entity-template.ts'

const months = [-15, -45, -75]

/** What a group of companies looks at. The companies and their figures are invented. */
export const holdingTemplates = {
  company: template({
    names: 'company of a group',
    archetype: 'catalogue',
    icon: 'building',
    fields:
      'name!*,industry(Manufacturing|Retail|Logistics|Services),city:place,manager:text,employees:number,founded:number,share:percent,status(Active|In sale|Closed),description:longtext',
    columns: 'name industry city manager employees founded share status description',
    rows: `Sample Tools Ltd; Manufacturing; Northfield; Helena Brandt; 240; 1988; 100; Active; Makes hand tools in two plants.
Sample Stores Ltd; Retail; Riverton; Marcus Bell; 610; 1996; 80; Active; Thirty-one shops in small towns.
Sample Freight Ltd; Logistics; Easton; Ines Duarte; 175; 2004; 100; Active; Vans and a warehouse beside the motorway.
Sample Care Ltd; Services; Westhaven; Omar Haddad; 96; 2013; 55; Active; Cleans and keeps buildings.`,
  }),
  figure: template({
    names: 'key figure of a company',
    archetype: 'record',
    icon: 'chart-column',
    fields: 'company!>company,date!,revenue!:money,costs!:money,profit:money=revenue - costs,notes:longtext',
    columns: 'company date revenue costs notes',
    rows: months
      .flatMap((date, at) =>
        [
          [420_000, 361_000],
          [910_000, 884_000],
          [286_000, 241_000],
          [128_000, 99_500],
        ].map(
          ([revenue = 0, costs = 0], company) =>
            `#${company + 1}; ${date}; ${revenue - at * 9_500 * (company + 1)}; ${costs - at * 6_000}; Sample figures.`,
        ),
      )
      .join('\n'),
  }),
  stakeholder: template({
    names: 'stakeholder of a company',
    archetype: 'record',
    icon: 'users',
    fields:
      'name!,company!>company,role!(Owner|Board|Management|Bank|Partner|Authority),share:percent,influence(High|Medium|Low),email,phone,notes:longtext',
    columns: 'name company role share influence notes',
    rows: `Helena Brandt; #1; Management; 0; High; Reports monthly.
Marcus Bell; #2; Management; 5; High; Wants two new shops.
Ines Duarte; #3; Management; 0; High; Since last spring.
Omar Haddad; #4; Owner; 45; High; Founder.
Ruth Abel; #1; Board; 0; Medium; Chairs the audit.
Theo Marlow; #2; Owner; 20; High; Family member.
Lila Grant; #2; Bank; 0; Medium; Credit line until December.
Peter Holm; #3; Partner; 0; Low; Leases four vans.`,
  }),
  document: template({
    names: 'document of a company',
    archetype: 'record',
    icon: 'file-text',
    fields: 'title!,company>company,kind(Report|Contract|Minutes|Tax),file:file,changedOn:date,owner:text',
    columns: 'title company kind file changedOn owner',
    rows: `Annual report; #1; Report; annual-report.pdf; -30; Helena Brandt
Lease of the warehouse; #3; Contract; lease.pdf; -80; Ines Duarte
Minutes of the board; #2; Minutes; minutes.pdf; -12; Marcus Bell
Tax return; #4; Tax; tax-return.pdf; -55; Omar Haddad`,
  }),
}
