extension Species {
  /// A tight pale head surrounded by blue-green leaves.
  static let cabbage = Species(
    system: LSystem(
      axiom: """
        [+(84)L(1.05)][-(84)L(1.05)][+(56)L(1.1)][-(56)L(1.1)][+(26)L(1.1)][-(26)L(1.1)][f(-0.8)L(0.7)]
        f(0.4)[+(64)M(0.9)][-(64)M(0.9)][+(22)M(0.95)][-(22)M(0.95)]f(0.3)H
        """),
    generations: 0, step: 10, unevenness: 4, seed: 2,
    palette: PlantPalette(
      leaf: "#6FA587", shade: "#8FC08F", vein: "#B9DCC4", fruit: "#A9D39A", fruitShade: "#D6EDC8"),
    organs: [
      "L": .cabbageLeaf(52, 46), "M": .cabbageLeaf(46, 42).inked(leaf: .shade),
      "H": .cabbageLeaf(44, 50).inked(leaf: .fruit, vein: .fruitShade),
    ])

  /// A loose rosette of frilled leaves.
  static let lettuce = Species(
    system: LSystem(
      axiom: """
        [+(82)L(1.05)][-(82)L(1.05)][+(58)L(1.1)][-(58)L(1.1)][+(34)L(1.1)][-(34)L(1.1)][L(1.12)]
        [+(60)M(0.8)][-(60)M(0.8)][+(30)M(0.85)][-(30)M(0.85)][+(46)N(0.55)][-(46)N(0.55)]
        [+(14)M(0.8)][-(14)M(0.75)][+(22)N(0.5)][-(22)N(0.5)]N(0.5)
        """),
    generations: 0, step: 10, unevenness: 5, seed: 3,
    palette: PlantPalette(
      leaf: "#7FBF4A", shade: "#6BAA3B", vein: "#D3EFAE", fruit: "#9AD15E", fruitShade: "#86C04E",
      flower: "#BFE58A", heart: "#ABD876"),
    organs: [
      "L": .lobed(58, 44, lobes: 6, depth: 0.16),
      "M": .lobed(58, 44, lobes: 6, depth: 0.16).inked(leaf: .fruit, shade: .fruitShade),
      "N": .lobed(58, 46, lobes: 6, depth: 0.16).inked(leaf: .flower, shade: .heart),
    ])

  /// Blue-green leaves with frilled edges.
  static let kale = Species(
    system: LSystem(
      axiom: """
        [+(66)'(0.85)S][-(66)'(0.85)S][+(40)'(0.95)S][-(42)'(0.95)S][+(20)'(1.02)S][-(18)'(1.05)S]
        [+(2)'(1.05)S]
        """,
      rules: ["S": "F(3.4)L"]),
    generations: 1, step: 7, stemWidth: 3.2, unevenness: 4, seed: 4,
    palette: PlantPalette(stem: "#A8C6A0", leaf: "#4E8A6B", shade: "#3C755A", vein: "#9CC9AE"),
    organs: ["L": .lobed(44, 27, lobes: 8, depth: 0.3)])

  /// Smooth dark leaves on short stalks.
  static let spinach = Species(
    system: LSystem(
      axiom:
        "[+(68)'(0.8)S][-(66)'(0.82)S][+(42)S][-(40)S][+(18)'(1.1)S][-(16)'(1.12)S][+(1)'(0.9)S]",
      rules: ["S": "F(2.6)L"]),
    generations: 1, step: 7, stemWidth: 2.6, unevenness: 4, seed: 6,
    palette: PlantPalette(stem: "#79B25A", leaf: "#3F8F47", shade: "#2F7A3A", vein: "#80C17B"),
    organs: ["L": .leaf(36, 24, belly: 0.34)])

  /// Crinkled leaves on red stalks.
  static let chard = Species(
    system: LSystem(
      axiom: "[+(44)'(0.85)S][-(46)'(0.85)S][+(22)S][-(22)S][+(1)'(1.12)S]", rules: ["S": "F(4.4)L"]
    ),
    generations: 1, step: 8, stemWidth: 4.6, unevenness: 3, seed: 8,
    palette: PlantPalette(stem: "#D8315B", leaf: "#3E8A4D", shade: "#2F743F", vein: "#EC5C7F"),
    organs: ["L": .lobed(44, 30, lobes: 6, depth: 0.14)])

  /// A green head of buds on a thick stem between long leaves.
  static let broccoli = Species(
    system: LSystem(
      axiom: """
        [+(72)F(1)L(0.9)][-(72)F(1)L(0.9)][+(46)F(1.2)L][-(46)F(1.2)L]
        F(2.4)[+(40)A][-(40)A][+(14)'(1.1)A][-(14)'(1.1)A]
        """,
      rules: ["A": "F(1.6)[+(24)F(0.7)K(0.9)][-(24)F(0.7)K(0.9)]F(0.9)K"]),
    generations: 1, step: 8, stemWidth: 8, unevenness: 3, seed: 2,
    palette: PlantPalette(
      stem: "#9CC27A", leaf: "#5E9A72", shade: "#4B865F", vein: "#A6CFB2", fruit: "#3F8A4A",
      fruitShade: "#57A35C"),
    organs: ["L": .lobed(46, 18, lobes: 4, depth: 0.12), "K": .floret(20)])
}
