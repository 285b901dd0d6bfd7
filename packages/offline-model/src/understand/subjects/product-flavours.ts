import { flavour, type Flavour } from './flavour.ts'

export const productFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:blind box|figures?|figurines?|collectibles?|anime|manga|comics?)\b/i,
    `Paper fox, first series; Figure; Nine centimetres, hand-painted tail, stand included.
Night market set; Set; Six small stalls; which one is inside stays a secret.
Moon rabbit; Figure; Glows faintly after a minute of light.
Tiny robot 04; Figure; Movable arms, four faces to swap.
Sleepy cloud; Charm; Soft, with a loop for keys or bags.
Secret edition; Rare; One in every seventy-two boxes.
Display case; Extra; Twelve places, clear lid, no tools needed.
Sticker sheet; Extra; The whole first series to stick.`,
    [4, 40],
  ),
  flavour(
    /\b(?:ceramics?|pottery|clay|porcelain)\b/i,
    `Morning bowl; Tableware; Thrown in one piece, glazed in sea salt white.
Tall vase; Vases; A narrow neck for one branch.
Espresso cup, pair; Tableware; No handle, warm in the hand.
Serving plate; Tableware; Speckled stoneware, thirty centimetres.
Small bud vase; Vases; For what the walk brought home.
Planter with dish; Garden; Unglazed outside, so that roots can breathe.
Butter dish; Tableware; The lid fits like a drawer.
Second-choice mug; Leftovers; A small crack in the glaze, none in the use.`,
    [12, 75],
  ),
  flavour(
    /\b(?:plants?|flowers?|bouquets?|florist|garden)\b/i,
    `Meadow bouquet; Bouquets; Cornflower, oat and whatever is in season.
White evening; Bouquets; Ranunculus and eucalyptus, tied by hand.
Window fern; Plants; Likes shade and a weekly shower.
Olive in a pot; Plants; Sixty centimetres, five years old.
Bulb parcel; Garden; Forty bulbs for three springs.
Dried wreath; Gifts; Keeps its colour for a year.
Herb trio; Garden; Basil, thyme and chives for the sill.
Card with seeds; Gifts; Write it, send it, plant it.`,
    [6, 60],
  ),
  flavour(
    /\b(?:brewer(?:y|ies)|craft beers?|beers?|brewpub)\b/i,
    `House Lager; Lager; Clear, cold, gone sooner than planned.
Amber Ale; Ale; Caramel first, then a dry end.
Harbour IPA; IPA; Grapefruit and pine, bitter on purpose.
Night Porter; Dark; Coffee, cocoa and no hurry.
Wheat No. 4; Wheat; Cloudy, with a note of banana.
Sour Cherry; Sour; Aged on fruit since last summer.
Alcohol-free Pale; Ale; Everything but the alcohol.`,
    [3, 8],
  ),
  flavour(
    /\b(?:ice ?cream|gelat(?:o|eria|erias)|frozen yogh?urt)\b/i,
    `Vanilla bean; Milk; Two pods a litre, you can see them.
Dark chocolate; Milk; Seventy percent and a pinch of salt.
Pistachio; Nuts; From whole nuts, so not very green.
Strawberry sorbet; Sorbet; Fruit, sugar, lemon, nothing else.
Salted caramel; Milk; Burnt a little, on purpose.
Lemon and basil; Sorbet; For the hottest day.
Hazelnut; Nuts; Roasted every morning.
Oat and cookie; Vegan; Creamy without a cow.`,
    [2, 6],
  ),
  flavour(
    /\b(?:butcher|butchery|meat|sausages?|delicatessen|deli)\b/i,
    `Rib eye, dry aged; Beef; Four weeks on the bone.
Minced beef; Beef; Fresh every morning.
Farm chicken; Poultry; Whole or in parts, just say so.
Pork neck; Pork; Marinated or plain.
Bratwurst, five; Sausages; Our own recipe since 1962.
Smoked ham; Cold cuts; Thin as paper, if you like.
Liver pâté; Cold cuts; With apple and onion.
Lamb chops; Lamb; From two valleys away.`,
    [4, 38],
  ),
  flavour(
    /\b(?:wine|liquor|baijiu|laojiao|winery|spirits|beer|alcohol)\b/i,
    `Old Vine Red 2019; Red; Dark cherry, a little smoke, long in the mouth.
Hillside White; White; Green apple and wet stone.
Cellar Reserve; Red; Twelve months in oak; open an hour before.
Rosé of the South; Rosé; Dry, pale, made for terraces.
Brut Nature; Sparkling; No sugar added, fine bubbles.
Late Harvest; White; Sweet, for cheese and for endings.
Grain Spirit, Aged; Spirits; Soft and aromatic, sip slowly.
Orchard Cider; Sparkling; Three kinds of apple.`,
    [7, 48],
  ),
  flavour(
    /\b(?:tea|coffee|roaster)\b/i,
    `House Espresso; Coffee; Chocolate and roasted hazelnut.
Washed Highland; Coffee; Bright, with a note of bergamot.
Morning Sencha; Tea; Fresh and grassy.
Smoky Black; Tea; Dried over pine wood.
Decaf Blend; Coffee; Evening without regret.
Jasmine Pearls; Tea; Unroll in the cup.
Pour-over Filter; Equipment; Ceramic, for two cups.
Hand Grinder; Equipment; Steel burrs, thirty settings.`,
    [6, 45],
  ),
  flavour(
    /\b(?:cloth|clothes|clothing|fashion|apparel|garment|dress)/i,
    `Linen shirt; Tops; Loose cut, mother-of-pearl buttons.
Merino sweater; Tops; Warm when it is cold, cool when it is warm.
Wide trousers; Bottoms; High waist, deep pockets.
Rain jacket; Outerwear; Taped seams, folds into its pocket.
Denim skirt; Bottoms; Heavy cotton, softens with wear.
Wool coat; Outerwear; Lined, two buttons, knee length.
Cotton socks, three pairs; Basics; Reinforced heel.
Knit beanie; Basics; One size, five colours.`,
    [9, 190],
  ),
  flavour(
    /\b(?:shoes?|sneakers?|footwear)\b/i,
    `Street runner; Sneakers; Light sole, reflective heel.
Trail grip; Outdoor; Deep profile, dry feet.
Canvas low; Sneakers; White today, yours tomorrow.
City boot; Boots; Leather that may age.
Beach slide; Sandals; Two straps, no hurry.
Chelsea boot; Boots; Elastic sides, quiet sole.`,
    [45, 180],
  ),
  flavour(
    /\b(?:phones?|mobile devices?|smart ?watch(?:es)?|tablets?|laptops?|electronic|computers?|gadgets?|digital|headphones?|camera)\b/i,
    `Nova 12 phone; Phones; Six-inch screen, two days of battery.
Slate 14 laptop; Laptops; One kilogram, sixteen gigabytes.
Quiet Pro headphones; Audio; Shuts the train out.
Pocket speaker; Audio; Louder than it looks.
Field camera; Cameras; One lens, large sensor.
Folio tablet; Tablets; For drawing and reading.
Desk monitor 27; Displays; Sharp, matt, turns upright.
Charge cube 65 W; Accessories; Three ports, one socket.`,
    [29, 980],
  ),
  flavour(
    /\b(?:furniture|sofa|home decor|interior|lighting|lamps?)\b/i,
    `Low oak table; Tables; Round edges, oiled.
Reading chair; Seating; High back, wide arms.
Arc lamp; Lighting; Reaches over the sofa.
Wall shelf, three boards; Storage; Ash and brass.
Two-seat sofa; Seating; Removable covers.
Bedside drawer; Storage; Fits where others do not.`,
    [60, 890],
  ),
  flavour(
    /\b(?:cosmetic|beauty|skincare|makeup|perfume)/i,
    `Daily cream; Care; Light, without perfume.
Night oil; Care; Eight drops are enough.
Tinted balm; Make-up; A little colour, no mirror needed.
Mineral sunscreen; Care; Factor 50, no white film.
Cedar and fig; Perfume; Begins green, ends warm.
Soft brush set; Make-up; Five brushes in a roll.`,
    [8, 70],
  ),
  flavour(
    /\b(?:jewel\w*|rings?|necklaces?|watches?)\b/i,
    `Thin ring; Rings; Recycled gold, hammered.
Moon pendant; Necklaces; Silver on a fine chain.
Drop earrings; Earrings; Freshwater pearls.
Field watch; Watches; Hand-wound, canvas strap.
Signet ring; Rings; Engraved on request.
Layered chain; Necklaces; Three lengths in one.`,
    [35, 420],
  ),
  flavour(
    /\b(?:book ?(?:store|shop)s?|books)\b/i,
    `The Lighthouse Ledger; Novel; A keeper counts ships.
Rivers Remember; History; Five rivers, five cities.
The Patient Atom; Science; When nothing seems to happen.
Moth and Lantern; Children; For reading aloud.
A House With Two Doors; Novel; Two families, one corridor.
Bread of the North; Cooking; Rye, salt and long roads.`,
    [9, 32],
  ),
  flavour(
    /\b(?:toys?|kids|children|baby)\b/i,
    `Wooden train; Building; Twelve parts, no batteries.
Stacking rings; Baby; Soft edges, five colours.
Puzzle of the world; Puzzles; Two hundred pieces.
Plush hare; Plush; Ears of different length.
Marble run; Building; Grows with every birthday.
Finger puppets; Plush; Five animals for five stories.`,
    [6, 55],
  ),
  flavour(
    /\b(?:baker(?:y|ies)|bread|cakes?|cupcakes?|pastry|patisserie)\b/i,
    `Country loaf; Bread; Two days of rest, dark crust.
Rye with seeds; Bread; Keeps a week.
Butter croissant; Pastry; Twenty-seven layers.
Cardamom knot; Pastry; Sticky on purpose.
Lemon cake; Cake; Sour, then sweet.
Chocolate torte; Cake; Without flour.`,
    [2, 32],
  ),
  flavour(
    /\b(?:food|grocer|fresh|snack|fruit|vegetable|farm|agricultur)/i,
    `Tomatoes on the vine; Vegetables; Picked yesterday.
Mountain cheese; Dairy; Twelve months old.
Sourdough loaf; Bread; From stone-ground flour.
Honey from the lime trees; Pantry; Mild and light.
Free-range eggs, ten; Dairy; From three farms.
Apples, mixed box; Fruit; Five old varieties.
Red lentils; Pantry; One kilogram.
Potatoes, firm; Vegetables; For salad.`,
    [2, 14],
  ),
  flavour(
    /\b(?:wastewater|industrial|machine(?:s|ry)?|pump|equipment|manufactur)/i,
    `Compact treatment unit; Treatment; 5 m³ an hour, delivered on one pallet.
Dosing pump; Pumps; Steady from one to two hundred litres.
Membrane module; Filtration; Cleaned in place.
Sludge press; Treatment; Dry cake, clear water.
Flow meter; Measuring; Accurate to half a percent.
Control cabinet; Control; Touch panel, remote alarms.`,
    [180, 9800],
  ),
  flavour(
    /\b(?:pets?|dogs?|cats?)\b/i,
    `Salmon kibble; Food; For sensitive stomachs.
Rope toy; Toys; Survives large dogs.
Window hammock; Beds; For cats with a view.
Travel bowl; Walks; Folds flat.
Hay tunnel; Toys; For rabbits that dig.
Reflective leash; Walks; Seen from far away.`,
    [5, 60],
  ),
  flavour(
    /\b(?:sports?|outdoor|bike|bicycle|camping|fitness)\b/i,
    `Two-person tent; Camping; Up in four minutes.
Trail backpack 30 l; Hiking; With a rain cover.
Kettlebell 12 kg; Training; Smooth handle.
Road helmet; Cycling; Light and airy.
Yoga mat; Training; Natural rubber.
Head torch; Camping; Red light for nights.`,
    [15, 240],
  ),
]
