import LayoutScenes

extension Plants {
  /// The German name and text of each marker, in the order of ``all``.
  private static let german: [(name: String, detail: String)] = [
    ("Tomate", "Säen Feb–Apr, pflücken Jul–Okt. Geiztriebe entfernen, gleichmäßig gießen."),
    ("Basilikum", "Säen Mär–Jun, pflücken Jun–Sep. Spitzen kappen, damit es buschig bleibt."),
    ("Möhre", "Säen Mär–Jul, ziehen Jun–Okt. Dünn säen, wo sie wachsen soll."),
    ("Riesenkürbis", "Säen Apr–Mai, pflücken Sep–Okt. Braucht Kompost, Wasser und viel Platz."),
    ("Schnittlauch", "Säen Mär–Mai, schneiden Apr–Okt. Oft schneiden; die Blüten sind essbar."),
    ("Rote Bete", "Säen Apr–Jul, ziehen Jul–Okt. Ein Samen ist ein Knäuel: vereinzeln."),
    ("Gartenerbse", "Säen Mär–Jun, pflücken Jun–Sep. Reisig oder Netze zum Klettern geben."),
    ("Weißkohl", "Säen Mär–Mai, schneiden Jul–Nov. Boden andrücken, vor Tauben schützen."),
    ("Dill", "Säen Apr–Jul, schneiden Jun–Sep. An Ort und Stelle säen, nicht umpflanzen."),
    ("Radieschen", "Säen Mär–Aug, ziehen Apr–Okt. In einem Monat reif; feucht halten."),
    ("Zuckermais", "Säen Apr–Mai, pflücken Aug–Sep. Im Block pflanzen: der Wind bestäubt ihn."),
    ("Aubergine", "Säen Jan–Apr, pflücken Aug–Okt. Warm halten; sechs Früchte lassen."),
    ("Kopfsalat", "Säen Mär–Jul, schneiden Mai–Okt. Über 25 °C keimen die Samen nicht."),
    ("Rosmarin", "Säen Mär–Mai, schneiden ganzjährig. Mag Sonne und mageren, trockenen Boden."),
    ("Gemüsepaprika", "Säen Feb–Apr, pflücken Jul–Okt. Immer warm und geschützt."),
    ("Lauch", "Säen Mär–Apr, ernten Sep–Mär. Jungpflanzen in tiefe Löcher setzen."),
    ("Kartoffel", "Pflanzen Mär–Mai, ernten Jun–Okt. Anhäufeln, wenn die Triebe wachsen."),
    ("Petersilie", "Säen Mär–Jul, schneiden Jun–Nov. Langsam: keimt nach bis zu sechs Wochen."),
    ("Speisezwiebel", "Säen Feb–Apr, ernten Aug–Sep. Nicht mehr gießen, wenn das Laub knickt."),
    ("Zucchini", "Säen Apr–Jun, pflücken Jul–Okt. Klein pflücken, dann trägt sie weiter."),
    ("Feuerbohne", "Säen Apr–Jun, pflücken Jul–Okt. Zwei Samen je Stange, nach dem Frost."),
    ("Mangold", "Säen Mär–Jul, schneiden Jun–Nov. Zuerst die äußeren Blätter schneiden."),
    ("Knoblauch", "Pflanzen Okt–Feb, ernten Jun–Aug. Einzelne Zehen, Spitze nach oben."),
    ("Salatgurke", "Säen Mär–Mai, pflücken Jul–Okt. Den Samen auf die Kante legen."),
    ("Thymian", "Säen Mär–Mai, schneiden ganzjährig. Nach der Blüte stutzen."),
    ("Grünkohl", "Säen Mär–Jun, pflücken Sep–Mär. Frost macht die Blätter süßer."),
    ("Spinat", "Säen Mär–Sep, pflücken Mai–Nov. Schosst bei Hitze: früh oder spät säen."),
    ("Brokkoli", "Säen Mär–Jun, schneiden Jul–Okt. Nach dem Kopf kommen Seitentriebe."),
    ("Koriander", "Säen Apr–Aug, schneiden Jun–Okt. Trockenheit lässt ihn blühen."),
    ("Gemüsefenchel", "Säen Apr–Jul, ernten Aug–Okt. Anhäufeln, wenn die Knollen schwellen."),
    ("Pastinake", "Säen Mär–Mai, ernten Okt–Mär. Frischer Samen; nach Frost süß."),
    ("Dicke Bohne", "Säen Feb–Mai, pflücken Jun–Aug. Spitzen kappen, wenn Hülsen kommen."),
    ("Echter Salbei", "Säen Mär–Mai, schneiden ganzjährig. Im Frühling, nie ins alte Holz."),
    ("Grüne Minze", "Pflanzen Mär–Mai, schneiden Apr–Okt. Im Topf halten: die Wurzeln laufen."),
  ]

  /// The German texts of the scene, keyed by the English texts that they translate.
  static let germanTexts: [String: String] = {
    var texts = ["Plant markers": "Pflanzschilder"]
    for (plant, german) in zip(all, german) {
      let item = SceneItem(plant)
      if let title = item.title { texts[title] = german.name }
      if let detail = item.detail { texts[detail] = german.detail.unbroken }
    }
    return texts
  }()
}
