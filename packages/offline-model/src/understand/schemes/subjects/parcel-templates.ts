import { template } from '../../subjects/entity-template.ts'

/** What somebody sends, and the people they send it to. */
export const parcelTemplates = {
  address: template({
    names: 'address of an address book',
    archetype: 'record',
    icon: 'contact',
    fields: 'name!:text,street!:place,city!:place,phone,notes:longtext',
    columns: 'name street city phone notes',
    rows: `Home; 12 Mill Lane; Riverton; +1 555 0111; Ring twice.
Office; 4 Quay Street, second floor; Riverton; +1 555 0112; Reception takes parcels until six.
Ines Duarte; 88 Ring Road; Northfield; +1 555 0143; Leave it with the neighbour.
Paul Winther; 17 College Lane; Easton; +1 555 0187; Not before ten.
Workshop Okafor; 210 Park Avenue; Westhaven; +1 555 0122; Gate on the left.`,
  }),
  parcel: template({
    names: 'parcel on its way',
    archetype: 'record',
    icon: 'package',
    fields:
      'number!*:text,sender!>address,recipient!>address,contents:text,weight!:number[1..20]{kg},express:boolean,insured:boolean,pickupDay!:date,estimatedPrice:money=(3.9 + 0.95 * weight) * (1 + 0.5 * express) + 2.5 * insured,status(Registered|Picked up|In transit|Out for delivery|Delivered|Returned),notes:longtext',
    columns: 'number sender recipient contents weight pickupDay status notes',
    rows: `WB-240117; #1; #3; Books; 3.2; -1; In transit; Left the sorting centre.
WB-240118; #2; #4; Samples; 1.1; -3; Delivered; Signed at the door.
WB-240119; #2; #5; Spare parts; 12; 0; Picked up; Two people carried it.
WB-240120; #1; #4; A birthday present; 2; 1; Registered; Pick-up after five.
WB-240121; #2; #3; Documents; 0.4; -2; Out for delivery; On the van since seven.
WB-240122; #1; #5; Shoes; 1.6; -8; Returned; Nobody was at home twice.`,
    flow: 'parcel',
  }),
}
