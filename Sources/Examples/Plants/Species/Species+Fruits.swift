extension Species {
  /// Divided leaves and clusters of red fruit along one tall stem.
  static let tomato = Species(
    system: LSystem(
      axiom: "F(1.4)A",
      rules: [
        "A": "[+(62)B]F(1)[-(44)T]F(0.7)'(0.93)C",
        "C": "[-(62)B]F(1)[+(44)T]F(0.7)'(0.93)A",
        "B": "F(1.2)[+(52)L(0.7)][-(52)L(0.7)]F(0.9)[+(46)L(0.85)][-(46)L(0.85)]F(0.7)L",
        "T": "F(0.9)[-(60)F(0.4)O][+(40)F(0.6)O(0.9)]F(0.9)O(0.85)",
      ]),
    generations: 5, step: 10, stemWidth: 2.6, unevenness: 5, seed: 3,
    palette: PlantPalette(
      stem: "#6B9A3F", leaf: "#5F9F41", shade: "#4A8733", vein: "#98C878", fruit: "#E0402F",
      fruitShade: "#BD2C22", flower: "#F7A79B"),
    organs: [
      "L": .lobed(18, 12, lobes: 2, depth: 0.2), "O": .upright(.tomato(15)), "A": .leaf(9, 6),
    ])

  /// Oval leaves and blunt, bell-shaped red fruit.
  static let pepper = Species(
    system: LSystem(
      axiom: "F(3)A",
      rules: [
        "A": "[+(38)F(1.6)'(0.86)A][-(38)F(1.6)'(0.86)A][+(84)F(0.6)L][-(84)F(0.6)L]J",
        "J": "[+(30)F(0.8)L(0.9)][-(24)F(0.8)L(0.9)]O",
      ]),
    generations: 3, step: 10, stemWidth: 3, unevenness: 6, seed: 5,
    palette: PlantPalette(
      stem: "#5F9440", leaf: "#4C9A45", shade: "#3A8237", vein: "#8CCB7F", fruit: "#E5432D",
      fruitShade: "#F27A5E"),
    organs: ["L": .leaf(22, 12), "O": .upright(.pepper(17)), "A": .leaf(16, 9)])

  /// Broad lobed leaves and hanging purple fruit, shaped like drops.
  static let aubergine = Species(
    system: LSystem(
      axiom: "F(2.6)A",
      rules: [
        "A": "[+(56)F(1.4)L][-(70)F(0.9)O]F(1.8)'(0.95)B",
        "B": "[-(56)F(1.4)L][+(70)F(0.9)O]F(1.6)'(0.92)A",
      ]),
    generations: 4, step: 9, stemWidth: 3.2, unevenness: 5, seed: 2,
    palette: PlantPalette(
      stem: "#6D7F4E", leaf: "#7FA66B", shade: "#688F57", vein: "#B5A6CB", fruit: "#4B2A66",
      fruitShade: "#8464A6"),
    organs: [
      "L": .lobed(32, 23, lobes: 3, depth: 0.1), "O": .upright(.drop(16, length: 30)),
      "A": .leaf(22, 14), "B": .leaf(22, 14),
    ])

  /// A ribbed round fruit under hand-shaped leaves on a creeping stem.
  static let pumpkin = Species(
    system: LSystem(
      axiom: "[+(40)F(3)V][-(52)F(2)'(0.9)W][-(20)F(4.4)L(0.9)][f(0.1)O]",
      rules: [
        "V": "[-(50)F(2.2)L]+(22)F(2.4)[-(55)F(1.8)L(0.85)][+(24)F(1)K]+(20)F(2)L(0.6)",
        "W": "[+(44)F(2.6)L]-(16)F(2.6)[+(40)F(1.6)L(0.7)]-(16)F(1.4)T",
        "T": "-(50)F(0.5)-(50)F(0.5)-(50)F(0.4)-(50)F(0.3)-(60)F(0.3)",
      ]),
    generations: 2, step: 9, stemWidth: 2.6, unevenness: 3, seed: 2,
    palette: PlantPalette(
      stem: "#7C9A3C", leaf: "#5B9348", shade: "#48803A", vein: "#9CC483", fruit: "#F08A24",
      fruitShade: "#D97013", flower: "#F7C331", heart: "#E08A1E"),
    organs: ["L": .palm(17), "O": .pumpkin(56).moved(x: 14), "K": .star(10)])

  /// Lobed leaves on long stalks, around striped fruit.
  static let courgette = Species(
    system: LSystem(
      axiom: """
        [+(58)F(4)L(0.9)][-(56)F(4.2)L(0.9)][+(28)F(6)L][-(26)F(6.2)L][F(7)L]
        [+(74)F(0.6)O][-(72)F(0.6)O(0.9)][-(42)F(2)K][+(44)F(0.8)O(0.7)]
        """),
    generations: 0, step: 8, stemWidth: 3, unevenness: 3, seed: 6,
    palette: PlantPalette(
      stem: "#86A94C", leaf: "#5F9A4E", shade: "#4B853F", vein: "#B4D49B", fruit: "#3F7D3A",
      fruitShade: "#86B86A", flower: "#F6C02E", heart: "#E39A1B"),
    organs: ["L": .palm(18, lobes: 5), "O": .marrow(11, length: 36), "K": .star(13)])

  /// A stem that climbs with tendrils, hanging fruit and yellow flowers.
  static let cucumber = Species(
    system: LSystem(
      axiom: "F(1.5)A",
      rules: [
        "A": "[+(64)F(1.8)L][-(50)F(0.7)O]-(8)F(2.4)'(0.95)B",
        "B": "[-(64)F(1.8)L][+(46)F(1)T]+(16)F(2.4)'(0.95)C",
        "C": "[+(64)F(1.8)L][+(66)F(0.4)O(0.8)][-(40)F(1)K]-(8)F(2.2)'(0.92)B",
        "T": "+(40)F(0.6)+(50)F(0.5)+(50)F(0.4)+(60)F(0.3)+(60)F(0.3)",
      ]),
    generations: 4, step: 8.5, stemWidth: 2.2, unevenness: 3, seed: 9,
    palette: PlantPalette(
      stem: "#76A447", leaf: "#62A548", shade: "#4E8E3A", vein: "#A8D38A", fruit: "#3E8444",
      fruitShade: "#6FAF63", flower: "#F5CE3E", heart: "#E0A321"),
    organs: ["L": .palm(14), "O": .upright(.marrow(9, length: 30).turned(180)), "K": .star(6)])

  /// A tall stalk with curved leaves, and ears of maize at its sides.
  static let sweetcorn = Species(
    system: LSystem(
      axiom: "F(1)A",
      rules: [
        "A": "[+(40)L]F(1.6)[-(38)M]F(1.6)[-(16)O]'(0.92)B",
        "B": "[+(36)L]F(1.6)[+(15)O(0.8)][-(36)M]F(1.8)'(0.85)D",
        "D": "[+(28)L][-(26)M]F(1.6)K",
      ]),
    generations: 3, step: 10, stemWidth: 4, unevenness: 3, seed: 2,
    palette: PlantPalette(
      stem: "#7BA344", leaf: "#6EA544", shade: "#598E36", vein: "#A6CC7A", fruit: "#F6C945",
      fruitShade: "#DDA526", flower: "#D8B368"),
    organs: [
      "L": .blade(58, 7, bend: -22), "M": .blade(58, 7, bend: 22).inked(leaf: .shade),
      "O": .cob(34, width: 13), "K": .umbel(17, rays: 6),
    ])
}
