import { template } from './entity-template.ts'

/** Machines, devices and sensors, which are no servers, and the rules by which something happens on its own. */
export const equipmentTemplates = [
  template({
    names: 'machine|equipment|production machine|plant machine|robot|printer',
    archetype: 'machine',
    icon: 'cog',
    fields:
      'name!*,type(Main|Reserve|Mobile),location:text,load:percent,hours:number[120..8400]{h},status(Healthy|Warning|Down|Maintenance),checkedAt:datetime',
    columns: 'name type location status',
    rows: `Press 1; Main; Hall 1; Healthy
Compressor 2; Main; Machine room; Warning
Conveyor north; Main; Hall 2; Healthy
Label printer; Reserve; Packing; Healthy
Mixer 3; Main; Hall 1; Down
Forklift 4; Mobile; Yard; Healthy
Saw, long; Main; Workshop; Maintenance
Generator; Reserve; Yard; Healthy`,
    flow: 'machine',
  }),
  template({
    names: 'device|smart device|iot device|appliance|camera|channel device|drone|terminal',
    archetype: 'machine',
    icon: 'router',
    fields:
      'name!*,type(Camera|Reader|Display|Controller),location:text,signal:percent,firmware:text,status(Healthy|Warning|Down|Maintenance),checkedAt:datetime',
    columns: 'name type location firmware status',
    rows: `Camera at the gate; Camera; Entrance; 4.2; Healthy
Access reader; Reader; Main door; 2.0; Healthy
Display in the lobby; Display; Ground floor; 1.7; Warning
Controller, floor 2; Controller; Second floor; 3.1; Healthy
Camera in the yard; Camera; Yard; 4.1; Down
Ticket reader; Reader; Counter; 2.0; Healthy
Display at the lift; Display; First floor; 1.7; Maintenance
Light controller; Controller; Stairs; 3.0; Healthy`,
    flow: 'machine',
  }),
  template({
    names: 'sensor|probe|meter|measuring point|monitoring point|weather station',
    archetype: 'machine',
    icon: 'thermometer',
    fields:
      'name!*,type(Temperature|Humidity|Light|Water),location:text,reading:number[4..96],battery:percent,status(Healthy|Warning|Down),checkedAt:datetime',
    columns: 'name type location status',
    rows: `Sensor T-01; Temperature; House 1, east; Healthy
Sensor T-02; Temperature; House 1, west; Warning
Sensor H-01; Humidity; House 1, middle; Healthy
Sensor L-01; Light; Roof; Healthy
Sensor W-01; Water; Tank; Healthy
Sensor T-03; Temperature; House 2, east; Down
Sensor H-02; Humidity; House 2, middle; Healthy
Sensor W-02; Water; Well; Warning`,
    flow: 'machine',
  }),
  template({
    names:
      'rule|conversion rule|forwarding rule|filter rule|routing rule|automation rule|alert rule|transfer rule',
    archetype: 'configuration',
    icon: 'split',
    fields:
      'name!*,when(Text contains|Sender is|Everything else),value:text,target!:email,status(Active|Paused),changedOn:date,notes:longtext',
    columns: 'name when value target status notes',
    rows: `Orders to the warehouse; Text contains; order; stock@example.com; Active; Also catches "reorder".
Alarms to the one on call; Text contains; alarm; oncall@example.com; Active; Day and night.
The bank to accounting; Sender is; bank; accounts@example.com; Active; Codes are not passed on.
Newsletters to nobody; Text contains; unsubscribe; archive@example.com; Paused; Since the new filter.
All the rest; Everything else; ; office@example.com; Active; The last one always fits.`,
  }),
  template({
    names: 'sending record|forwarding record|forwarded message|relayed message|message log|dispatch record',
    archetype: 'record',
    icon: 'send',
    fields:
      'sender!:text,message!:text,target:text,byRule:text,sentAt:datetime,status(Sent|Not matched),result:longtext',
    columns: 'sender message target byRule status result',
    rows: `+1 555 0142; New order 4471; stock@example.com; Orders to the warehouse; Sent; To stock@example.com: New order 4471
+1 555 0163; Alarm in hall 2; oncall@example.com; Alarms to the one on call; Sent; To oncall@example.com: Alarm in hall 2
+1 555 0118; Lunch at one?; nobody; none; Not matched; No active rule fits, so nothing was sent on.
+1 555 0142; Order 4468 was changed; stock@example.com; Orders to the warehouse; Sent; To stock@example.com: Order 4468 was changed
+1 555 0190; Door is open; office@example.com; All the rest; Sent; To office@example.com: Door is open`,
  }),
  template({
    names: 'claim|insurance claim|damage claim|warranty claim',
    archetype: 'transaction',
    icon: 'file-warning',
    fields:
      'number!*:text,claimant:text,kind(Damage|Loss|Theft|Other),happenedOn!:date,amount!:money[60..4800],description!:longtext,status(Submitted|In review|Approved|Rejected)',
    flow: 'approval',
  }),
  template({
    names: 'payout|pay-out|reimbursement|disbursement',
    archetype: 'transaction',
    icon: 'hand-coins',
    fields:
      'number!*:text,recipient!:text,amount!:money[40..3200],method(Bank transfer|Card|Check),date,status(Pending|Completed|Refunded|Failed)',
    flow: 'payment',
  }),
]
