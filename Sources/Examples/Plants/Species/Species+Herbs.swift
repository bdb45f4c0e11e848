extension Species {
  /// Pairs of oval leaves on a branching stem.
  static let basil = Species(
    system: LSystem(
      axiom: "F(1)[+(38)F(1.6)'(0.72)A][-(38)F(1.6)'(0.72)A]F(1.6)A",
      rules: [
        "A": "[+(80)F(0.3)L][-(80)F(0.3)L][+(38)F(0.5)L(0.8)][-(38)F(0.5)L(0.8)]F(1.9)'(0.76)A"
      ]
    ),
    generations: 3, step: 10, stemWidth: 3, unevenness: 7, seed: 4,
    palette: PlantPalette(stem: "#6C9C45", leaf: "#6DB33F", shade: "#4F9634", vein: "#A9D97F"),
    organs: ["L": .leaf(25, 18), "A": .leaf(22, 14)])

  /// Lobed leaflets in threes, on stalks that fan out.
  static let parsley = Species(
    system: LSystem(
      axiom: "[+(52)'(0.75)S][-(52)'(0.75)S][+(30)'(0.9)S][-(30)'(0.9)S][+(10)S][-(12)S]",
      rules: ["S": "F(4)[+(48)F(1.3)T][-(48)F(1.3)T]F(1.8)T", "T": "[+(55)L(0.8)][-(55)L(0.8)]L"]),
    generations: 2, step: 8, stemWidth: 1.8, unevenness: 6, seed: 9,
    palette: PlantPalette(stem: "#78A94C", leaf: "#4E9B3B", shade: "#3C8331", vein: "#7CC163"),
    organs: ["L": .lobed(14, 13, lobes: 3, depth: 0.35)])

  /// A bunch of thin tubular leaves with round violet flowers.
  static let chives = Species(
    system: LSystem(
      axiom: """
        [+(24)L(0.7)][-(24)L(0.7)][+(17)L(0.85)][-(19)L(0.85)][+(12)L][-(13)L(0.95)]
        [+(4)L(0.9)][-(2)L(1.05)][+(8)S][-(8)'(0.9)S][-(1)'(1.08)S][+(18)'(0.8)S][-(17)'(0.74)S]
        """,
      rules: ["S": "F(8.4)K"]),
    generations: 1, step: 10, stemWidth: 1.8,
    palette: PlantPalette(
      stem: "#5B9A4B", leaf: "#6BAA55", shade: "#4F8F45", flower: "#B48AD8", heart: "#9A6BC6"),
    organs: ["L": .blade(84, 4, bend: 4), "K": .pompon(9)])

  /// Very fine, feathery leaves and a yellow umbel.
  static let dill = Species(
    system: LSystem(
      axiom: "F(3)[+(34)'(0.7)X][-(30)'(0.75)X]F(2)[-(28)'(0.6)X][+(26)'(0.55)X]F(4)K",
      rules: ["X": "F[+(30)'(0.62)X][-(30)'(0.62)X]F[+(26)'(0.6)X][-(26)'(0.6)X]F'(0.8)X"]),
    generations: 4, step: 8, stemWidth: 1.9, unevenness: 7, seed: 3,
    palette: PlantPalette(stem: "#6FA05A", flower: "#E8C83A"),
    organs: ["K": .umbel(19, rays: 11)])

  /// Rounded leaflets in fans at the bottom, and small pale pink umbels at the top.
  static let coriander = Species(
    system: LSystem(
      axiom: "[+(40)S][-(42)S][+(20)'(1.05)S][-(18)'(1.05)S]F(6)[+(24)F(2)'(0.8)K]F(3)K",
      rules: ["S": "F(4.4)[+(60)F(1)L(0.85)][-(60)F(1)L(0.85)]F(1.6)L"]),
    generations: 1, step: 8.5, stemWidth: 1.8, unevenness: 5, seed: 2,
    palette: PlantPalette(
      stem: "#7DAE55", leaf: "#62AB4A", shade: "#4C943C", vein: "#93CF7A", flower: "#F1DCE4"),
    organs: ["L": .lobed(17, 18, lobes: 2, depth: 0.3), "K": .umbel(15, rays: 8)])

  /// Wiry twigs full of tiny leaves, with pale violet flowers.
  static let thyme = Species(
    system: LSystem(
      axiom: "[+(48)A][-(50)A][+(26)A][-(24)A]A",
      rules: [
        "A": "F(1.2)[+(42)'(0.7)A]P F(1.2)[-(42)'(0.7)A]P F(1.2)'(0.85)P K(0.8)",
        "P": "[+(65)L][-(65)L]",
      ]),
    generations: 3, step: 9, stemWidth: 1.7, unevenness: 8, seed: 12,
    palette: PlantPalette(stem: "#8A6E4B", leaf: "#7FA36A", shade: "#658A55", flower: "#D7A6DE"),
    organs: ["L": .leaf(7.5, 4.6, hasVein: false), "K": .dot(4.5)])

  /// Pairs of long grey-green leaves.
  static let sage = Species(
    system: LSystem(
      axiom: "[+(34)F(2)'(0.85)A][-(34)F(2)'(0.85)A]F(2)A",
      rules: ["A": "[+(58)F(0.4)L][-(58)F(0.4)L]F(1.7)'(0.84)A"]),
    generations: 4, step: 9, stemWidth: 2.4, unevenness: 6, seed: 5,
    palette: PlantPalette(stem: "#83957A", leaf: "#A3B899", shade: "#879F80", vein: "#C9D8C0"),
    organs: ["L": .leaf(25, 9.5), "A": .leaf(13, 5)])

  /// Needles in dense pairs on stiff twigs, with pale blue flowers.
  static let rosemary = Species(
    system: LSystem(
      axiom: "F(0.6)[+(30)F(1)'(0.8)A][-(32)F(1)'(0.8)A][+(14)F(1.4)'(0.95)A][-(12)F(1)A]",
      rules: ["A": "P F(0.75)'(0.95)A", "P": "[+(46)L][-(46)L][+(74)K][-(22)L(0.8)]"]),
    generations: 11, step: 9, stemWidth: 2.2, unevenness: 5, seed: 8,
    palette: PlantPalette(stem: "#8C7450", leaf: "#5F8B66", shade: "#4A7453", flower: "#9DB4E8"),
    organs: ["L": .leaf(15, 2.6, hasVein: false), "K": .dot(3.4)])

  /// Toothed leaves in pairs.
  static let mint = Species(
    system: LSystem(
      axiom: "[+(30)F(1)'(0.8)A][-(32)F(1)'(0.75)A]F(1.6)A",
      rules: ["A": "[+(66)F(0.5)L][-(66)F(0.5)L]F(1.8)'(0.83)A"]),
    generations: 5, step: 9, stemWidth: 2.6, unevenness: 5, seed: 6,
    palette: PlantPalette(stem: "#7C8F55", leaf: "#58B368", shade: "#3F9853", vein: "#97DBA0"),
    organs: ["L": .lobed(22, 14, lobes: 5, depth: 0.14), "A": .leaf(10, 7)])
}
