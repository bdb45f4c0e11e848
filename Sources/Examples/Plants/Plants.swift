/// The plants of `plants/markers`: sample content that the library itself does not need.
///
/// Everything in this folder is one example of a scene's content. A plant becomes an item in
/// `SceneItem.init(_: Plant)`, its picture is grown by an `LSystem` and drawn by a `Turtle`, and
/// the gallery refers only to `Scene.plantMarkers`. To show something else, add a scene and list it
/// in `Gallery.figures`.
///
/// Depths, distances and months are from seed packets and gardening societies, for a temperate
/// northern garden. If sources differ, the middle was taken.
package enum Plants {
  /// All plants, mixed so that neighbours look different.
  package static let all: [Plant] = [
    Plant(
      "Tomato", "Solanum lycopersicum", depth: 1, spacing: 50, season: "Sow Feb–Apr, pick Jul–Oct",
      "Pinch out side shoots and water evenly.", color: "#D8402F", .tomato),
    Plant(
      "Basil", "Ocimum basilicum", depth: 0.5, spacing: 25, season: "Sow Mar–Jun, pick Jun–Sep",
      "Pinch the tips to keep it bushy.", color: "#4F9634", .basil),
    Plant(
      "Carrot", "Daucus carota", depth: 1, spacing: 5, season: "Sow Mar–Jul, pull Jun–Oct",
      "Sow thinly where it is to grow.", color: "#E07A1C", .carrot),
    Plant(
      "Pumpkin", "Cucurbita maxima", depth: 2.5, spacing: 150, season: "Sow Apr–May, pick Sep–Oct",
      "Give it compost, water and room.", color: "#D9761A", .pumpkin),
    Plant(
      "Chives", "Allium schoenoprasum", depth: 1, spacing: 20, season: "Sow Mar–May, cut Apr–Oct",
      "Cut often; the flowers are edible.", color: "#8E63BC", .chives),
    Plant(
      "Beetroot", "Beta vulgaris", depth: 2.5, spacing: 10, season: "Sow Apr–Jul, pull Jul–Oct",
      "A seed is a cluster: thin to one.", color: "#8E1F4B", .beetroot),
    Plant(
      "Garden pea", "Pisum sativum", depth: 5, spacing: 7, season: "Sow Mar–Jun, pick Jun–Sep",
      "Put up twigs or netting to climb.", color: "#5DA63F", .pea),
    Plant(
      "Cabbage", "Brassica oleracea", depth: 2, spacing: 45, season: "Sow Mar–May, cut Jul–Nov",
      "Firm the soil and net out pigeons.", color: "#5C9377", .cabbage),
    Plant(
      "Dill", "Anethum graveolens", depth: 1, spacing: 20, season: "Sow Apr–Jul, cut Jun–Sep",
      "Sow in place; it hates being moved.", color: "#C9A91F", .dill),
    Plant(
      "Radish", "Raphanus sativus", depth: 1, spacing: 3, season: "Sow Mar–Aug, pull Apr–Oct",
      "Ready in a month; keep it moist.", color: "#D92B50", .radish),
    Plant(
      "Sweet corn", "Zea mays", depth: 3, spacing: 40, season: "Sow Apr–May, pick Aug–Sep",
      "Plant in blocks: wind pollinates it.", color: "#D39E17", .sweetcorn),
    Plant(
      "Aubergine", "Solanum melongena", depth: 1, spacing: 60, season: "Sow Jan–Apr, pick Aug–Oct",
      "Keep it warm; leave six fruits.", color: "#5A3579", .aubergine),
    Plant(
      "Lettuce", "Lactuca sativa", depth: 1, spacing: 25, season: "Sow Mar–Jul, cut May–Oct",
      "Above 25 °C the seed stays asleep.", color: "#6BAA3B", .lettuce),
    Plant(
      "Rosemary", "Salvia rosmarinus", depth: 0.5, spacing: 60, season: "Sow Mar–May, cut all year",
      "Likes sun and poor, dry soil.", color: "#6F86C4", .rosemary),
    Plant(
      "Sweet pepper", "Capsicum annuum", depth: 1, spacing: 45, season: "Sow Feb–Apr, pick Jul–Oct",
      "Warmth and shelter all the way.", color: "#DB3F2A", .pepper),
    Plant(
      "Leek", "Allium porrum", depth: 1, spacing: 15, season: "Sow Mar–Apr, lift Sep–Mar",
      "Drop seedlings into deep holes.", color: "#3D7A60", .leek),
    Plant(
      "Potato", "Solanum tuberosum", depth: 12, spacing: 35, season: "Plant Mar–May, lift Jun–Oct",
      "Earth up as the shoots rise.", color: "#A9823B", .potato),
    Plant(
      "Parsley", "Petroselinum crispum", depth: 1, spacing: 15, season: "Sow Mar–Jul, cut Jun–Nov",
      "Slow: up to six weeks to sprout.", color: "#3C8331", .parsley),
    Plant(
      "Onion", "Allium cepa", depth: 1, spacing: 10, season: "Sow Feb–Apr, lift Aug–Sep",
      "Stop watering when leaves fold.", color: "#C0842B", .onion),
    Plant(
      "Courgette", "Cucurbita pepo", depth: 2.5, spacing: 90, season: "Sow Apr–Jun, pick Jul–Oct",
      "Pick it small and it keeps giving.", color: "#3F7D3A", .courgette),
    Plant(
      "Runner bean", "Phaseolus coccineus", depth: 5, spacing: 15,
      season: "Sow Apr–Jun, pick Jul–Oct", "Two seeds to a cane, after frost.", color: "#D03A2A",
      .runnerBean),
    Plant(
      "Chard", "Beta vulgaris", depth: 2.5, spacing: 30, season: "Sow Mar–Jul, cut Jun–Nov",
      "Cut the outer leaves first.", color: "#C92B54", .chard),
    Plant(
      "Garlic", "Allium sativum", depth: 3, spacing: 15, season: "Plant Oct–Feb, lift Jun–Aug",
      "Plant single cloves, point up.", color: "#9A74AE", .garlic),
    Plant(
      "Cucumber", "Cucumis sativus", depth: 2, spacing: 45, season: "Sow Mar–May, pick Jul–Oct",
      "Set the seed on its side.", color: "#3E8444", .cucumber),
    Plant(
      "Thyme", "Thymus vulgaris", depth: 0.5, spacing: 30, season: "Sow Mar–May, cut all year",
      "Trim it after it has flowered.", color: "#A277AE", .thyme),
    Plant(
      "Kale", "Brassica oleracea", depth: 1, spacing: 45, season: "Sow Mar–Jun, pick Sep–Mar",
      "Frost makes the leaves sweeter.", color: "#3C755A", .kale),
    Plant(
      "Spinach", "Spinacia oleracea", depth: 2.5, spacing: 10, season: "Sow Mar–Sep, pick May–Nov",
      "Bolts in heat: sow early or late.", color: "#2F7A3A", .spinach),
    Plant(
      "Broccoli", "Brassica oleracea", depth: 2, spacing: 45, season: "Sow Mar–Jun, cut Jul–Oct",
      "After the head, side shoots follow.", color: "#3F8A4A", .broccoli),
    Plant(
      "Coriander", "Coriandrum sativum", depth: 1, spacing: 20, season: "Sow Apr–Aug, cut Jun–Oct",
      "Drought makes it run to seed.", color: "#4C943C", .coriander),
    Plant(
      "Florence fennel", "Foeniculum vulgare", depth: 1.5, spacing: 30,
      season: "Sow Apr–Jul, lift Aug–Oct", "Earth up the bulbs as they swell.", color: "#7FA34D",
      .fennel),
    Plant(
      "Parsnip", "Pastinaca sativa", depth: 1, spacing: 15, season: "Sow Mar–May, lift Oct–Mar",
      "Use fresh seed; sweet after frost.", color: "#B39A5B", .parsnip),
    Plant(
      "Broad bean", "Vicia faba", depth: 5, spacing: 20, season: "Sow Feb–May, pick Jun–Aug",
      "Nip the tops when pods appear.", color: "#5E9E44", .broadBean),
    Plant(
      "Sage", "Salvia officinalis", depth: 1, spacing: 45, season: "Sow Mar–May, cut all year",
      "Prune in spring, never to old wood.", color: "#6F8B68", .sage),
    Plant(
      "Mint", "Mentha spicata", depth: 5, spacing: 30, season: "Plant Mar–May, cut Apr–Oct",
      "Grow it in a pot: the roots run.", color: "#3F9853", .mint),
  ]
}
