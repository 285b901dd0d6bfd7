/** The fonts that generated projects ask `
Afacad Albert_Sans Alfa_Slab_One Atkinson_Hyperlegible Bangers Be_Vietnam_Pro Bungee Caveat_Brush
Chakra_Petch Chivo Cormorant_Infant Cormorant_SC Cousine Cutive_Mono Domine Eczar Encode_Sans Epilogue
Familjen_Grotesk Forum Frank_Ruhl_Libre Funnel_Display Funnel_Sans Gelasio Gilda_Display Golos_Text
Gothic_A1 Grandstander Handlee Hanken_Grotesk Homemade_Apple Host_Grotesk Ibarra_Real_Nova Indie_Flower
Italiana Kumbh_Sans Libre_Bodoni Libre_Caslon_Display Libre_Caslon_Text Luckiest_Guy Major_Mono_Display
Martian_Mono Maven_Pro Mitr Monoton Mukta Nanum_Gothic Noto_Sans_Arabic Noto_Sans_Mono Noto_Sans_TC
Noto_Serif_Display Noto_Serif_JP Old_Standard_TT Parisienne Passion_One Patrick_Hand Petrona Philosopher
Pinyon_Script Pixelify_Sans Playfair Playpen_Sans Poiret_One Quattrocento Questrial Readex_Pro Recursive
Red_Hat_Mono Red_Hat_Text Reddit_Sans Reem_Kufi Rethink_Sans Righteous Rokkitt Rozha_One Rubik_Mono_One
Russo_One Sacramento Saira Saira_Condensed Sanchez Secular_One Sen Shrikhand Sigmar_One Sofia_Sans
Special_Elite Staatliches Syncopate Syne_Mono Tangerine Tenor_Sans Tilt_Warp VT323 Wix_Madefor_Display
Yellowtail Yeseva_One Young_Serif Zen_Kaku_Gothic_New next/font/google
` for, as they write them. */
export const fontNames: readonly string[] = `
Abril_Fatface Alegreya Alegreya_Sans Amatic_SC Anton Archivo Archivo_Black Arimo Arvo Asap
Azeret_Mono Baloo_2 Barlow Barlow_Condensed Bebas_Neue Bitter Bodoni_Moda Bricolage_Grotesque Cabin
Cairo Cardo Caveat Cinzel Comfortaa Cormorant Cormorant_Garamond Courier_Prime Crimson_Pro
Crimson_Text DM_Mono DM_Sans DM_Serif_Display DM_Serif_Text Dancing_Script Dosis EB_Garamond Exo
Exo_2 Figtree Fira_Code Fira_Mono Fira_Sans Fraunces Fredoka Gabarito Geist Geist_Mono Gloock
Great_Vibes Heebo Hind IBM_Plex_Mono IBM_Plex_Sans IBM_Plex_Serif Inconsolata Instrument_Sans
Instrument_Serif Inter Inter_Tight JetBrains_Mono Josefin_Sans Jost Kalam Kanit Karla Lato Lexend
Lexend_Deca Libre_Baskerville Libre_Franklin Lobster Lora Manrope Marcellus Merriweather
Merriweather_Sans Montserrat Mulish Newsreader Noto_Sans Noto_Sans_JP Noto_Sans_KR Noto_Sans_SC
Noto_Serif Nunito Nunito_Sans Onest Open_Sans Orbitron Oswald Outfit Overpass Oxanium Oxygen PT_Sans
PT_Serif Pacifico Permanent_Marker Playfair_Display Plus_Jakarta_Sans Poppins Press_Start_2P Prompt
Public_Sans Quicksand Rajdhani Raleway Red_Hat_Display Roboto Roboto_Condensed Roboto_Flex
Roboto_Mono Roboto_Serif Roboto_Slab Rubik Sarabun Satisfy Schibsted_Grotesk Share_Tech_Mono
Shadows_Into_Light Signika Silkscreen Sora Source_Code_Pro Source_Sans_3 Source_Serif_4
Space_Grotesk Space_Mono Spectral Syne Tajawal Teko Tinos Titillium_Web Ubuntu Ubuntu_Mono Unbounded
Urbanist Varela_Round Vollkorn Work_Sans Yanone_Kaffeesatz Zilla_Slab
`
  .trim()
  .split(/\s+/)
