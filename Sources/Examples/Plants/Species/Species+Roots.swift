extension Species {
  /// An orange root under feathery leaves.
  static let carrot = Species(
    system: LSystem(axiom: "R[+(26)'(0.8)X][-(24)'(0.84)X][+(10)X][-(9)'(0.95)X]", rules: fern),
    generations: 4, step: 6.4, stemWidth: 1.7, unevenness: 6, seed: 7,
    palette: PlantPalette(stem: "#5DA044", root: "#F28C28", rootShade: "#CF6C14"),
    organs: ["R": .taproot(58, width: 21)])

  /// A long cream-coloured root under leaves with toothed leaflets.
  static let parsnip = Species(
    system: LSystem(
      axiom: "R[+(34)'(0.8)S][-(32)'(0.8)S][+(12)S][-(11)S]",
      rules: ["S": "F(3)P F(1.5)P'(0.9)F(1.4)L", "P": "[+(62)L(0.85)][-(62)L(0.85)]"]),
    generations: 2, step: 8, stemWidth: 2, unevenness: 5, seed: 3,
    palette: PlantPalette(
      stem: "#86A957", leaf: "#6C9E45", shade: "#578838", vein: "#A2C77D", root: "#EFE0B9",
      rootShade: "#CDB98A"),
    organs: ["R": .taproot(66, width: 20), "L": .lobed(14, 9, lobes: 3, depth: 0.2)])

  /// A dark round root under leaves with red veins.
  static let beetroot = Species(
    system: LSystem(
      axiom: "R[+(38)'(0.85)S][-(38)'(0.85)S][+(19)S][-(17)'(1.05)S][+(1)'(1.1)S]",
      rules: ["S": "F(3)L"]),
    generations: 1, step: 7, stemWidth: 3, unevenness: 3, seed: 2,
    palette: PlantPalette(
      stem: "#A82A58", leaf: "#5C9A41", shade: "#478234", vein: "#B8426C", root: "#8E1F4B",
      rootShade: "#B34A76"),
    organs: ["R": .globe(36, tail: 18), "L": .leaf(40, 19, belly: 0.45)])

  /// A red round root with a white tip, under a bunch of lobed leaves.
  static let radish = Species(
    system: LSystem(
      axiom: "R[+(40)'(0.8)S][-(40)'(0.8)S][+(16)S][-(14)'(1.08)S]", rules: ["S": "F(2.2)L"]),
    generations: 1, step: 7, stemWidth: 2.4, unevenness: 4, seed: 5,
    palette: PlantPalette(
      stem: "#86B455", leaf: "#6FAF45", shade: "#589736", vein: "#ACD587", flower: "#FBE9EC",
      root: "#D92B50", rootShade: "#F0708A"),
    organs: [
      "R": .globe(30, tail: 16, isTwoToned: true), "L": .lobed(36, 17, lobes: 4, depth: 0.22),
    ])

  /// A yellow bulb under long narrow leaves.
  static let onion = Species(
    system: LSystem(axiom: "f(0.6)[+(26)L(0.8)][-(24)L(0.82)][+(12)L][-(10)L(0.95)][L(1.05)]R"),
    generations: 0, step: 10,
    palette: PlantPalette(leaf: "#6AA368", shade: "#548C55", root: "#D99A3D", rootShade: "#B87A25"),
    organs: ["R": .bulb(42).moved(y: 14), "L": .blade(72, 6.5, bend: 5)])

  /// A white bulb with purple streaks, below flat leaves.
  static let garlic = Species(
    system: LSystem(axiom: "f(0.6)[+(34)L(0.8)][-(32)L(0.85)][+(15)L][-(13)L(0.95)][L(1.05)]R"),
    generations: 0, step: 10,
    palette: PlantPalette(leaf: "#84AB6B", shade: "#6B9456", root: "#F9F3F0", rootShade: "#A878B8"),
    organs: ["R": .bulb(36).moved(y: 7), "L": .blade(62, 6, bend: 9)])

  /// A white stem under broad leaves in a fan.
  static let leek = Species(
    system: LSystem(
      axiom: "R[+(40)L(0.8)][-(40)L(0.8)][+(24)L(0.95)][-(22)L(0.95)][+(8)M][-(8)M(1.04)]"),
    generations: 0, step: 10,
    palette: PlantPalette(leaf: "#4F8F72", shade: "#3D7A60", root: "#F2F3DF", rootShade: "#B9C796"),
    organs: [
      "R": .shaft(46, width: 15), "L": .blade(66, 14, bend: 14),
      "M": .blade(70, 14, bend: 6).inked(leaf: .shade),
    ])

  /// Bushy leaves with white flowers above the ground, and tubers on thin roots below.
  static let potato = Species(
    system: LSystem(
      axiom: """
        [|+(58)F(2.4)R][|-(52)F(2.2)R(0.9)][|+(14)F(3.2)R(1.1)][|-(24)F(4.2)R(0.8)]
        [+(34)'(0.85)A][-(36)'(0.85)A]A
        """,
      rules: ["A": "F(1.4)[+(58)F(0.6)L][-(58)F(0.6)L]F(0.8)'(0.9)B", "B": "A[-(30)F(1)K]"]),
    generations: 4, step: 9, stemWidth: 2.2, unevenness: 6, seed: 4,
    palette: PlantPalette(
      stem: "#7FA052", leaf: "#5F9844", shade: "#4B8136", vein: "#97C276", flower: "#F4F0FA",
      root: "#D9B36C", rootShade: "#B08B45"),
    organs: ["R": .tuber(24), "L": .leaf(19, 12), "K": .star(5), "A": .leaf(12, 8)])

  /// A thick pale green base with several stalks and feathery leaves.
  static let fennel = Species(
    system: LSystem(
      axiom: "R[+(24)f(1)F(2.4)'(0.8)X][-(22)f(1)F(2.6)'(0.8)X]f(1)F(3)X", rules: fern),
    generations: 4, step: 6.2, stemWidth: 2.4, unevenness: 6, seed: 11,
    palette: PlantPalette(stem: "#86B46A", root: "#DDEBC0", rootShade: "#A9C57F"),
    organs: ["R": .bulb(38).moved(y: -4)])

  /// The rule of a feathery leaf, which branches repeatedly.
  private static let fern: [Character: String] = [
    "X": "F(1.6)[+(34)'(0.55)X][-(34)'(0.55)X]F(1.2)[+(30)'(0.5)X][-(30)'(0.5)X]F'(0.72)X"
  ]
}
