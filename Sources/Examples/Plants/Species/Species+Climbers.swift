extension Species {
  /// A thin stem with round leaflets, white flowers shaped like butterflies, green pods and curling
  /// tendrils.
  static let pea = Species(
    system: LSystem(
      axiom: "-(4)F(1)A",
      rules: [
        "A": "[+(58)B][-(64)F(0.6)O]+(9)F(2.2)'(0.96)C",
        "C": "[-(58)B][+(60)F(0.8)K]-(9)F(2.2)'(0.96)D",
        "D": "[+(58)B][-(56)F(0.6)O(0.9)]+(7)F(2)'(0.94)C",
        "B": "F(1.1)[+(60)L][-(60)L]F(1.1)[+(60)L(0.85)][-(60)L(0.85)]F(0.5)T",
        "T": "-(34)F(0.6)-(44)F(0.5)-(52)F(0.4)-(60)F(0.3)-(60)F(0.2)",
      ]),
    generations: 4, step: 8.5, stemWidth: 1.8, unevenness: 3, seed: 5,
    palette: PlantPalette(
      stem: "#74A95A", leaf: "#7DB867", shade: "#66A153", vein: "#B3DBA0", fruit: "#5DA63F",
      fruitShade: "#9AD26F", flower: "#FFFFFF", heart: "#DDE9C8"),
    organs: [
      "L": .leaf(15, 11.5, belly: 0.36), "O": .upright(.pod(30, width: 9, seeds: 5).turned(172)),
      "K": .butterfly(8.5),
    ])

  /// A stem wound up a cane, scarlet flowers and long pods.
  static let runnerBean = Species(
    system: LSystem(
      axiom: "[C]-(14)F(0.8)A",
      rules: [
        "A": "[+(70)B][-(60)F(1.4)S]+(28)F(1.9)'(0.98)D",
        "D": "[-(70)B][+(60)F(1)O]-(28)F(1.9)'(0.98)E",
        "E": "[+(70)B][-(58)F(1)O(0.9)]+(28)F(1.9)'(0.98)G",
        "G": "[-(70)B][+(60)F(1.2)S]-(28)F(1.9)'(0.98)A",
        "B": "F(1.3)[+(64)L(0.85)][-(64)L(0.85)]F(0.5)L",
        "S": "F(0.4)K F(0.8)K(0.9)F(0.7)K(0.75)",
      ]),
    generations: 5, step: 8, stemWidth: 2, unevenness: 3, seed: 3,
    palette: PlantPalette(
      stem: "#6A9F48", leaf: "#5B9C46", shade: "#478537", vein: "#94C77E", fruit: "#79BE55",
      fruitShade: "#518F37", flower: "#E2432F", heart: "#F0765E", root: "#C49A6C"),
    organs: [
      "L": .leaf(19, 16, belly: 0.3), "O": .upright(.pod(30, width: 6, seeds: 0).turned(184)),
      "K": .butterfly(7.5), "C": .cane(86), "E": .leaf(8, 6), "G": .leaf(8, 6), "A": .leaf(8, 6),
    ])

  /// A thick stem with many pods that point upwards.
  static let broadBean = Species(
    system: LSystem(
      axiom: "F(1.4)A",
      rules: [
        "A": "[+(60)B][-(26)F(0.3)O]F(1.6)'(0.95)D",
        "D": "[-(60)B][+(26)F(0.3)O]F(1.6)'(0.95)A",
        "B": "F(0.8)[+(50)L][-(50)L]F(1)L",
      ]),
    generations: 6, step: 9, stemWidth: 3.2, unevenness: 4, seed: 4,
    palette: PlantPalette(
      stem: "#86AE72", leaf: "#7BAE86", shade: "#65976F", vein: "#B2D6B8", fruit: "#6CB24E",
      fruitShade: "#9AD477"),
    organs: [
      "L": .leaf(17, 9), "O": .pod(26, width: 8, seeds: 4), "A": .leaf(12, 7), "D": .leaf(12, 7),
    ])
}
