/// The advance widths fitted for one weight of the system font, in ten-thousandths of an em.
struct MeasuredAdvances: Sendable {
  /// The widths of the characters from the space to the tilde; 0 for a character that no picture
  /// shows.
  let ascii: [UInt16]
  /// The widths of other characters.
  let others: [(scalar: Unicode.Scalar, advance: UInt16)]
  /// The factor by which the widths of all other glyphs in Inter are multiplied.
  let factor: Double
  /// The additions to the widths of `ascii` at display sizes, in addition to the narrowing of all
  /// letters; empty if they were not measured.
  var display: [Int16] = []
}

extension MeasuredAdvances {
  /// Returns the widths for a weight; a test checks that they equal those in
  /// `Fonts/SystemAdvances.json`.
  static func of(_ weight: FontWeight) -> MeasuredAdvances {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// Returns the widths of condensed letters: in bold, the widths measured in pictures; for all
  /// other letters and weights, Inter's widths times the mean ratio of the measured widths to
  /// Inter's (fact SF23).
  static func condensed(_ weight: FontWeight) -> MeasuredAdvances {
    weight == .bold ? condensedBold : MeasuredAdvances(ascii: [], others: [], factor: 0.838)
  }

  private static let regular = MeasuredAdvances(
    ascii: [
      2827, 2959, 4409, 0, 6295, 8913, 0, 2960, 3679, 3720, 0, 6543, 2862, 4697, 2911, 3064,
      6261, 4699, 6029, 6250, 6437, 6144, 6358, 5870, 6415, 6223, 2959, 0, 6635, 0, 6629,
      5161, 9102, 6763, 6565, 7159, 7287, 5982, 5679, 7423, 7414, 2708, 5329, 6574, 5643,
      8733, 7461, 7782, 6314, 7536, 6573, 6403, 6250, 7400, 6696, 9610, 0, 6387, 0, 0, 0, 0,
      0, 0, 0, 5498, 6186, 5621, 6135, 5717, 3597, 6081, 5886, 2478, 2291, 5432, 2523, 8684,
      5844, 5887, 6079, 6019, 3823, 5200, 3611, 5876, 5384, 7698, 5251, 5389, 5310, 0, 0, 0,
      0,
    ],
    others: [("·", 2518), ("ó", 5800), ("’", 2935), ("…", 8086)],
    factor: 0.9955)

  private static let medium = MeasuredAdvances(
    ascii: [
      2740, 3174, 4445, 0, 6438, 9174, 0, 2978, 3903, 3944, 0, 6698, 2944, 4570, 3075, 3237, 6557,
      4855, 6194, 6414, 6644, 6350, 6565, 6031, 6652, 6429, 3095, 0, 6791, 0, 6784, 5424, 9526,
      7056, 6767, 7416, 7462, 6130, 5911, 7537, 7637, 2875, 5500, 6787, 5741, 8928, 7590, 7715,
      6484, 7702, 6717, 6598, 6336, 7454, 7119, 9900, 0, 6674, 0, 0, 0, 0, 0, 0, 0, 5612, 6271,
      5700, 6331, 5828, 3706, 6166, 6179, 2602, 2466, 5683, 2684, 8887, 6005, 6119, 6335, 6181,
      4043, 5349, 3738, 6025, 5441, 7838, 5390, 5651, 5492, 0, 0, 0, 0,
    ],
    others: [("·", 2652), ("ó", 5938), ("’", 3142), ("…", 8109)],
    factor: 1.014)

  private static let semibold = MeasuredAdvances(
    ascii: [
      2688, 3330, 4400, 0, 6474, 9291, 0, 2794, 4057, 4098, 0, 6743, 3080, 4894, 3186, 3350, 6746,
      4881, 6219, 6468, 6759, 6455, 6668, 6030, 6775, 6566, 3173, 0, 6835, 0, 6830, 5548, 9800,
      7152, 6712, 7326, 7380, 6167, 5916, 7592, 7576, 3000, 5575, 6732, 5628, 8945, 7558, 7939,
      6537, 7744, 6735, 6511, 6383, 7533, 7077, 10108, 0, 6887, 0, 0, 0, 0, 0, 0, 0, 5727, 6501,
      5749, 6400, 5923, 3916, 6292, 6191, 2750, 2586, 5700, 2752, 9035, 6115, 6108, 6319, 6237,
      4161, 5426, 3893, 6136, 5576, 8067, 5460, 5687, 5632, 0, 0, 0, 0,
    ],
    others: [("·", 2733), ("ó", 5979), ("’", 3292), ("…", 8003)],
    factor: 1.01)

  private static let bold = MeasuredAdvances(
    ascii: [
      2651, 3534, 4416, 0, 6630, 9518, 0, 3129, 4264, 4305, 0, 6875, 3130, 4978, 3262, 3511,
      6734, 5210, 6405, 6786, 6935, 6458, 6710, 6195, 6898, 6675, 2877, 0, 6968, 0, 6962,
      5841, 10187, 7448, 6794, 7456, 7213, 6117, 6028, 7454, 7745, 2982, 5724, 7078, 5920,
      8883, 7888, 7869, 6870, 7620, 6741, 6799, 6424, 7408, 7855, 10579, 0, 7295, 0, 0, 0, 0,
      0, 5848, 0, 5892, 6220, 5861, 6518, 5998, 3754, 6469, 6103, 2922, 2749, 6004, 3032,
      9185, 6380, 6158, 6516, 6619, 4381, 5713, 4106, 6303, 5588, 8095, 5904, 5928, 5738, 0,
      0, 0, 0,
    ],
    others: [("·", 2849), ("ó", 6277), ("’", 3481), ("…", 7997), ("€", 6851)],
    factor: 1.028,
    display: [
      -276, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, -78, 14, -97, 0, -52, 29, -2, -66, 65, -9, -1, 0,
      -1, -1, -1, 0, 0, 0, 0, 0, 0, 57, 10, 297, 9, 42, 125, -21, 4, 0, 0, 0, 30, -41, 27, 0,
      48, 24, -1, 67, -75, 0, 0, 0, 0, 63, -21, 0, 0, 0, 0, -95, 0, 76, -41, 101, 24, 29, -8,
      3, 58, 49, 0, 10, 30, -126, -3, 72, -10, 0, -224, -65, -68, -37, 107, 0, 82, 20, 0, 0,
      0, 0, 0,
    ])

  private static let condensedBold = MeasuredAdvances(
    ascii: [
      1900, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 4511, 0, 6211, 0, 0, 0, 4626, 7730, 0, 0, 5305, 0, 0, 5550, 5167, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4889, 0, 0, 5333, 4927, 0, 0, 5302, 2353, 0, 0, 2355, 7990,
      0, 5162, 0, 0, 3460, 0, 3295, 0, 0, 0, 0, 5146, 0, 0, 0, 0, 0,
    ],
    others: [], factor: 0.838)
}
