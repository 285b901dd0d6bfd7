type Row = readonly [text: string, options: string, answer: number]

/** Questions about what people like to make a quiz of, each with one answer that is certain. */
export const quizBanks: readonly (readonly [RegExp, readonly Row[]])[] = [
  [
    /\b(?:planets?|space|astronomy|solar system|universe|stars?|moons?)\b/,
    [
      ['Which planet is the largest of the solar system?', 'Saturn|Jupiter|Neptune|Earth', 1],
      ['Which planet is called the red planet?', 'Venus|Mercury|Mars|Jupiter', 2],
      ['How many planets does the solar system have?', 'Seven|Eight|Nine|Ten', 1],
      ['Which planet is the hottest?', 'Mercury|Venus|Mars|Jupiter', 1],
      ['Which planet turns on its side?', 'Uranus|Neptune|Saturn|Mars', 0],
      ['Which planet has a day that is longer than its year?', 'Mars|Jupiter|Venus|Saturn', 2],
      ['What is the largest moon of Saturn?', 'Europa|Titan|Ganymede|Io', 1],
      ['Which planet would float in water?', 'Earth|Mars|Saturn|Venus', 2],
    ],
  ],
  [
    /\bdinosaurs?\b|\bprehistor/,
    [
      ['Which dinosaur had three horns?', 'Stegosaurus|Triceratops|Diplodocus|Velociraptor', 1],
      ['What did Tyrannosaurus rex eat?', 'Plants|Meat|Insects|Shells', 1],
      [
        'When did the large dinosaurs die out?',
        '6 million years ago|66 million years ago|166 million years ago|600 million years ago',
        1,
      ],
      ['Which animals of today descend from dinosaurs?', 'Crocodiles|Turtles|Birds|Snakes', 2],
      ['Which dinosaur had plates along its back?', 'Stegosaurus|Iguanodon|Brachiosaurus|Allosaurus', 0],
      ['What does the word dinosaur mean?', 'Old bird|Terrible lizard|Large bone|Fast hunter', 1],
    ],
  ],
  [
    /\b(?:human body|anatomy|bones|organs)\b/,
    [
      ['What is the largest organ of the human body?', 'Liver|Skin|Heart|Lungs', 1],
      ['How many bones does an adult have?', '106|206|306|406', 1],
      ['Which part of the blood carries oxygen?', 'Red cells|White cells|Platelets|Plasma', 0],
      ['Where is the smallest bone?', 'Hand|Foot|Ear|Nose', 2],
      ['How many chambers does the heart have?', 'Two|Three|Four|Five', 2],
      ['Which organ makes insulin?', 'Liver|Pancreas|Kidney|Stomach', 1],
    ],
  ],
  [
    /\b(?:food|cooking|cuisine|kitchen|dishes)\b/,
    [
      ['Which country does sushi come from?', 'China|Japan|Thailand|Korea', 1],
      ['What is hummus made of?', 'Lentils|Chickpeas|Peas|Potatoes', 1],
      ['Which spice is the most expensive by weight?', 'Vanilla|Saffron|Cardamom|Pepper', 1],
      ['Which nut is marzipan made of?', 'Hazelnut|Walnut|Almond|Cashew', 2],
      ['What makes bread rise?', 'Salt|Yeast|Sugar|Butter', 1],
      ['Which cheese belongs on a classic Greek salad?', 'Feta|Gouda|Brie|Cheddar', 0],
    ],
  ],
  [
    /\b(?:books?|literature|novels?|authors?|shakespeare|reading)\b/,
    [
      ['Who wrote "Romeo and Juliet"?', 'Dickens|Shakespeare|Austen|Milton', 1],
      ['Who wrote "Pride and Prejudice"?', 'Jane Austen|Emily Brontë|George Eliot|Mary Shelley', 0],
      ['What is the name of the whale hunter in "Moby-Dick"?', 'Ishmael|Ahab|Starbuck|Nemo', 1],
      [
        'Who created Sherlock Holmes?',
        'Agatha Christie|Arthur Conan Doyle|Edgar Allan Poe|Raymond Chandler',
        1,
      ],
      ['In which language did Tolstoy write?', 'Polish|German|Russian|French', 2],
      ['Which book begins with "Call me Ishmael"?', 'Moby-Dick|Ulysses|Emma|Dracula', 0],
    ],
  ],
  [
    /\b(?:art|painters?|paintings?|artists?)\b/,
    [
      ['Who painted the "Mona Lisa"?', 'Michelangelo|Leonardo da Vinci|Raphael|Titian', 1],
      ['Who painted "The Starry Night"?', 'Monet|Van Gogh|Cézanne|Gauguin', 1],
      [
        'Which colours are the primary ones in painting?',
        'Red, yellow, blue|Green, orange, violet|Black, white, grey|Pink, brown, teal',
        0,
      ],
      ['In which city is the Louvre?', 'Rome|Madrid|Paris|Vienna', 2],
      ['Who painted "Guernica"?', 'Dalí|Miró|Picasso|Goya', 2],
      ['Which style is Claude Monet known for?', 'Cubism|Impressionism|Pop art|Baroque', 1],
    ],
  ],
  [
    /\b(?:mytholog\w*|greek gods?|myths?|legends)\b/,
    [
      ['Who was the king of the Greek gods?', 'Apollo|Zeus|Hermes|Ares', 1],
      ['Which god carried a trident?', 'Poseidon|Hades|Dionysus|Hephaestus', 0],
      ['What turned whoever looked at it to stone?', 'The Sphinx|Medusa|The Hydra|Cerberus', 1],
      ['Who is the god of thunder in the north?', 'Odin|Loki|Thor|Freyr', 2],
      ['What did Icarus fly too close to?', 'The moon|The sun|The sea|Olympus', 1],
      ['How many labours did Heracles have to do?', 'Seven|Ten|Twelve|Twenty', 2],
    ],
  ],
  [
    /\b(?:oceans?|sea life|fish(?:es)?|marine|sharks?|whales?)\b/,
    [
      ['What is the largest animal on earth?', 'Blue whale|Elephant|Giant squid|Whale shark', 0],
      ['How many arms does an octopus have?', 'Six|Eight|Ten|Twelve', 1],
      ['Which ocean is the deepest?', 'Atlantic|Indian|Pacific|Arctic', 2],
      ['What do you call a group of fish that swim together?', 'Herd|School|Pack|Flock', 1],
      ['What do corals live in?', 'Reefs|Rivers|Lakes|Caves', 0],
      ['Which fish is the largest?', 'Great white shark|Whale shark|Tuna|Sunfish', 1],
    ],
  ],
]
